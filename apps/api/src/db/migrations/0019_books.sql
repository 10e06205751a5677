CREATE TABLE "book_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"content" text NOT NULL,
	"content_hash" text NOT NULL,
	"amount_cents" bigint,
	"taxes" jsonb,
	"method" text,
	"seq" bigint,
	"service_day" date,
	"hash" text,
	"sealed_at" timestamp with time zone,
	"signature" text,
	"key_id" text,
	CONSTRAINT "book_entries_kind" CHECK ("book_entries"."kind" in ('ticket', 'payment', 'unpaid', 'refund', 'adopted', 'close', 'key', 'clock', 'restored')),
	CONSTRAINT "book_entries_method" CHECK ("book_entries"."method" in ('card', 'cash')),
	CONSTRAINT "book_entries_sealed" CHECK (("book_entries"."seq" is null) = ("book_entries"."hash" is null) and ("book_entries"."seq" is null) = ("book_entries"."service_day" is null)
        and ("book_entries"."seq" is null) = ("book_entries"."sealed_at" is null) and ("book_entries"."signature" is null) = ("book_entries"."key_id" is null))
);
--> statement-breakpoint
CREATE TABLE "book_head" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"open_day" date NOT NULL,
	"key_id" text NOT NULL,
	CONSTRAINT "book_head_one" CHECK ("book_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "book_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closes" (
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"figures" jsonb NOT NULL,
	"sales_perpetual_cents" bigint NOT NULL,
	"refunds_perpetual_cents" bigint NOT NULL,
	"net_perpetual_cents" bigint NOT NULL,
	"seq_first" bigint,
	"seq_last" bigint,
	"entry_seq" bigint NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"by" text,
	CONSTRAINT "closes_kind_period_pk" PRIMARY KEY("kind","period"),
	CONSTRAINT "closes_kind" CHECK ("closes"."kind" in ('day', 'month', 'year')),
	CONSTRAINT "closes_net" CHECK ("closes"."net_perpetual_cents" = "closes"."sales_perpetual_cents" - "closes"."refunds_perpetual_cents")
);
--> statement-breakpoint
CREATE INDEX "book_entries_unsealed" ON "book_entries" USING btree ("id") WHERE "book_entries"."seq" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "book_entries_seq" ON "book_entries" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "book_entries_day" ON "book_entries" USING btree ("service_day","seq");--> statement-breakpoint
CREATE INDEX "book_entries_order" ON "book_entries" USING btree ("order_id");--> statement-breakpoint
-- An entry is sealed once and changes in no other way; a close and a key never change (BOK-07, BOK-12). The triggers hold the
-- application; the chain and its signatures show what somebody changed who turned them off.
CREATE FUNCTION refuse_book_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'book_entries' AND TG_OP = 'UPDATE' THEN
    IF OLD.seq IS NULL AND NEW.seq IS NOT NULL
      AND (OLD.id, OLD.kind, OLD.order_id, OLD.at, OLD.content, OLD.content_hash, OLD.amount_cents, OLD.taxes, OLD.method)
        IS NOT DISTINCT FROM
        (NEW.id, NEW.kind, NEW.order_id, NEW.at, NEW.content, NEW.content_hash, NEW.amount_cents, NEW.taxes, NEW.method) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the books are append-only: %', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER book_entries_kept BEFORE UPDATE OR DELETE ON "book_entries" FOR EACH ROW EXECUTE FUNCTION refuse_book_change();
--> statement-breakpoint
CREATE TRIGGER book_entries_no_truncate BEFORE TRUNCATE ON "book_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_book_change();
--> statement-breakpoint
CREATE TRIGGER closes_kept BEFORE UPDATE OR DELETE ON "closes" FOR EACH ROW EXECUTE FUNCTION refuse_book_change();
--> statement-breakpoint
CREATE TRIGGER closes_no_truncate BEFORE TRUNCATE ON "closes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_book_change();
--> statement-breakpoint
CREATE TRIGGER book_keys_kept BEFORE UPDATE OR DELETE ON "book_keys" FOR EACH ROW EXECUTE FUNCTION refuse_book_change();
--> statement-breakpoint
CREATE TRIGGER book_keys_no_truncate BEFORE TRUNCATE ON "book_keys" FOR EACH STATEMENT EXECUTE FUNCTION refuse_book_change();
--> statement-breakpoint
CREATE TRIGGER book_head_kept BEFORE DELETE ON "book_head" FOR EACH ROW EXECUTE FUNCTION refuse_book_change();

CREATE TABLE "archives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "archives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"period" text NOT NULL,
	"header" text NOT NULL,
	"trailer" text NOT NULL,
	"seq_first" bigint NOT NULL,
	"seq_last" bigint NOT NULL,
	"entry_seq" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "book_check" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entries" bigint NOT NULL,
	"count" integer NOT NULL,
	"findings" jsonb NOT NULL,
	CONSTRAINT "book_check_one" CHECK ("book_check"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "book_entries" DROP CONSTRAINT "book_entries_kind";--> statement-breakpoint
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_kind" CHECK ("book_entries"."kind" in ('ticket', 'payment', 'unpaid', 'refund', 'adopted', 'test', 'close', 'archive', 'key', 'clock', 'restored'));
--> statement-breakpoint
-- Of an archive nothing changes but when its file was last checked (BOK-27).
CREATE FUNCTION refuse_archive_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - 'checked_at' = to_jsonb(NEW) - 'checked_at' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the books are append-only: archives';
END $$;
--> statement-breakpoint
CREATE TRIGGER archives_kept BEFORE UPDATE OR DELETE ON "archives" FOR EACH ROW EXECUTE FUNCTION refuse_archive_change();
--> statement-breakpoint
CREATE TRIGGER archives_no_truncate BEFORE TRUNCATE ON "archives" FOR EACH STATEMENT EXECUTE FUNCTION refuse_archive_change();

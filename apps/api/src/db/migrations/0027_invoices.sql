CREATE TABLE "document_series" (
	"series" text PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_series_known" CHECK ("document_series"."series" in ('F', 'A'))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" integer NOT NULL,
	"refund_id" uuid,
	"invoice" text,
	"invoiced_on" date,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"supplied_on" date NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"paid" jsonb NOT NULL,
	"total_cents" bigint NOT NULL,
	"xml" text NOT NULL,
	"pdf" "bytea",
	"deposited_on" date,
	CONSTRAINT "invoices_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'credit')),
	CONSTRAINT "invoices_credit" CHECK (("invoices"."kind" = 'credit') = ("invoices"."refund_id" is not null) and ("invoices"."kind" = 'credit') = ("invoices"."invoice" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_companies" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"company" jsonb NOT NULL,
	"seller" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_invoice_invoices_number_fk" FOREIGN KEY ("invoice") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_companies" ADD CONSTRAINT "order_companies_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_of_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
-- An invoice changes once for its PDF and once for the day of its deposit; who has it and what it says never change (LAW-65). It ends with its order, after ten years.
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF may_forget(OLD.order_id) THEN RETURN OLD; END IF;
  ELSIF TG_TABLE_NAME = 'invoices' AND TG_OP = 'UPDATE' THEN
    IF to_jsonb(OLD) - 'pdf' - 'deposited_on' = to_jsonb(NEW) - 'pdf' - 'deposited_on'
      AND (OLD.pdf IS NULL OR OLD.pdf IS NOT DISTINCT FROM NEW.pdf)
      AND (OLD.deposited_on IS NULL OR OLD.deposited_on IS NOT DISTINCT FROM NEW.deposited_on) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'invoices are append-only: %', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_kept BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
--> statement-breakpoint
CREATE TRIGGER invoices_no_truncate BEFORE TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();
--> statement-breakpoint
CREATE TRIGGER order_companies_kept BEFORE UPDATE OR DELETE ON "order_companies" FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
--> statement-breakpoint
CREATE TRIGGER order_companies_no_truncate BEFORE TRUNCATE ON "order_companies" FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();

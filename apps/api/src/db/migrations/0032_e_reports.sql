CREATE TABLE "e_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"replaces" text,
	"siren" text NOT NULL,
	"figures" jsonb NOT NULL,
	"csv" text NOT NULL,
	"xml" text NOT NULL,
	"sha256" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"sent_on" date,
	CONSTRAINT "e_reports_replaces_unique" UNIQUE("replaces"),
	CONSTRAINT "e_reports_days" CHECK ("e_reports"."first_day" <= "e_reports"."last_day"),
	CONSTRAINT "e_reports_type" CHECK ("e_reports"."type" in ('IN', 'RE')),
	CONSTRAINT "e_reports_replaces" CHECK (("e_reports"."type" = 'RE') = ("e_reports"."number" > 1) and ("e_reports"."type" = 'RE') = ("e_reports"."replaces" is not null))
);
--> statement-breakpoint
ALTER TABLE "book_entries" DROP CONSTRAINT "book_entries_kind";--> statement-breakpoint
ALTER TABLE "e_reports" ADD CONSTRAINT "e_reports_replaces_e_reports_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."e_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "e_reports_period" ON "e_reports" USING btree ("first_day","last_day","number");--> statement-breakpoint
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_kind" CHECK ("book_entries"."kind" in ('ticket', 'payment', 'unpaid', 'refund', 'adopted', 'test', 'close', 'archive', 'key', 'clock', 'restored', 'release', 'reclassified', 'settings'));
--> statement-breakpoint
-- Of a report nothing changes but the day on which it was sent, once (BOK-45).
CREATE FUNCTION refuse_e_report_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.sent_on IS NULL AND to_jsonb(OLD) - 'sent_on' = to_jsonb(NEW) - 'sent_on' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the books are append-only: e_reports';
END $$;
--> statement-breakpoint
CREATE TRIGGER e_reports_kept BEFORE UPDATE OR DELETE ON "e_reports" FOR EACH ROW EXECUTE FUNCTION refuse_e_report_change();
--> statement-breakpoint
CREATE TRIGGER e_reports_no_truncate BEFORE TRUNCATE ON "e_reports" FOR EACH STATEMENT EXECUTE FUNCTION refuse_e_report_change();

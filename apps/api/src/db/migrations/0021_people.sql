ALTER TABLE "staff_links" DROP CONSTRAINT "staff_links_purpose";--> statement-breakpoint
ALTER TABLE "staff_links" ADD COLUMN "made_by" integer;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "staff_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_made_by_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_purpose" CHECK ("staff_links"."purpose" in ('owner', 'invitation', 'reset', 'demo'));
--> statement-breakpoint
-- The audit is append-only, but rows of two years ago end (ROL-23).
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '24 months' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'office_audit is append-only';
END $$;

CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_step" integer;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The name of a person of the restaurant is taken out on demand (ROL-30), by one function. It opens the triggers as forget_orders does, and
-- they let nothing by but this name. Rows without the person's id have only the name: they are left as they are while another person has it.
CREATE FUNCTION forget_member(member integer, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  former text;
  gone CONSTANT text := 'ancien membre';
BEGIN
  SELECT name INTO former FROM staff WHERE id = member FOR UPDATE;
  PERFORM set_config('comptoir.forgetting', 'on', true);
  UPDATE office_audit SET actor = gone WHERE staff_id = member AND actor <> gone;
  UPDATE refunds SET by = gone WHERE staff_id = member AND by <> gone;
  IF NOT EXISTS (SELECT FROM staff WHERE id <> member AND name = former) THEN
    UPDATE order_events SET data = data || jsonb_build_object('by', gone) WHERE data ->> 'by' = former;
    UPDATE order_events SET data = data || jsonb_build_object('device', gone) WHERE data ->> 'device' = former;
    UPDATE office_audit SET actor = gone WHERE actor = former;
    UPDATE refunds SET by = gone WHERE by = former;
    UPDATE order_progress SET seen_by = gone WHERE seen_by = former;
    UPDATE order_progress SET moved_by = gone WHERE moved_by = former;
    UPDATE withdrawals SET by = gone WHERE by = former;
    UPDATE print_jobs SET asked_by = gone WHERE asked_by = former;
    UPDATE slot_overrides SET by = gone WHERE by = former;
    UPDATE stock_outs SET by = gone WHERE by = former;
    UPDATE stock_counts SET by = gone WHERE by = former;
    UPDATE catalogue_drafts SET by = gone WHERE by = former;
    UPDATE catalogue_versions SET by = gone WHERE by = former;
    UPDATE scheduled_publications SET by = gone WHERE by = former;
    UPDATE test_orders SET by = gone WHERE by = former;
    UPDATE settings SET value = (
      SELECT jsonb_agg(CASE WHEN one ->> 'by' = former THEN one || jsonb_build_object('by', gone) ELSE one END ORDER BY place)
      FROM jsonb_array_elements(value) WITH ORDINALITY AS each (one, place)
    ) WHERE name = 'office.pauses' AND value @> jsonb_build_array(jsonb_build_object('by', former));
  END IF;
  DELETE FROM recovery_codes WHERE staff_id = member;
  UPDATE staff SET name = gone, email = 'ancien-membre-' || member, password_hash = NULL, pin_hash = NULL, totp_secret = NULL,
    totp_since = NULL, totp_step = NULL, is_active = false, forgotten_at = at
  WHERE id = member;
  PERFORM set_config('comptoir.forgetting', 'off', true);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '24 months' THEN
    RETURN OLD;
  ELSIF TG_OP = 'UPDATE' AND current_setting('comptoir.forgetting', true) = 'on'
    AND to_jsonb(NEW) = to_jsonb(OLD) || '{"actor": "ancien membre"}' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'office_audit is append-only';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF may_forget(OLD.order_id) THEN RETURN OLD; END IF;
  ELSIF TG_OP = 'UPDATE' AND current_setting('comptoir.forgetting', true) = 'on' THEN
    IF to_jsonb(NEW) = jsonb_set(to_jsonb(OLD), '{data}', OLD.data - 'text')
      OR to_jsonb(NEW) = jsonb_set(to_jsonb(OLD), '{data}', OLD.data || '{"by": "ancien membre"}')
      OR to_jsonb(NEW) = jsonb_set(to_jsonb(OLD), '{data}', OLD.data || '{"device": "ancien membre"}') THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'order_events is append-only';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_money_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF may_forget(OLD.order_id) THEN RETURN OLD; END IF;
  ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'refunds' AND current_setting('comptoir.forgetting', true) = 'on' THEN
    IF to_jsonb(NEW) = to_jsonb(OLD) || '{"by": "ancien membre"}' THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'what % says of money is kept as it is', TG_TABLE_NAME;
END $$;

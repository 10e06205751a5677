CREATE TABLE "tip_handovers" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"amount_cents" bigint NOT NULL,
	"day" date NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "tip_handovers_cents" CHECK ("tip_handovers"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_cents";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tip_cents" bigint DEFAULT 0;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tip_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tip_handovers" ADD CONSTRAINT "tip_handovers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tip" CHECK ("orders"."tip_cents" between 0 and "orders"."total_cents" and ("orders"."tip_cents" = 0 or "orders"."payment_method" = 'card'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cents" CHECK ("refunds"."amount_cents" >= 0 and "refunds"."tip_cents" >= 0 and "refunds"."amount_cents" + "refunds"."tip_cents" > 0);
--> statement-breakpoint
-- The tip is part of the receipt, and of what a refund says of money.
DROP TRIGGER orders_receipt ON "orders";
--> statement-breakpoint
CREATE TRIGGER orders_receipt BEFORE UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD.id, OLD.number, OLD.local_id, OLD.body_hash, OLD.mode, OLD.date_text, OLD.ready_from, OLD.promised_at, OLD.placed_at,
         OLD.subtotal_cents, OLD.discount_cents, OLD.delivery_cents, OLD.surcharge_cents, OLD.tax_cents, OLD.total_cents, OLD.payment_method, OLD.coupon, OLD.discounts, OLD.wishes, OLD.tip_cents)
    IS DISTINCT FROM
        (NEW.id, NEW.number, NEW.local_id, NEW.body_hash, NEW.mode, NEW.date_text, NEW.ready_from, NEW.promised_at, NEW.placed_at,
         NEW.subtotal_cents, NEW.discount_cents, NEW.delivery_cents, NEW.surcharge_cents, NEW.tax_cents, NEW.total_cents, NEW.payment_method, NEW.coupon, NEW.discounts, NEW.wishes, NEW.tip_cents))
  EXECUTE FUNCTION refuse_receipt_change();
--> statement-breakpoint
DROP TRIGGER refunds_amount ON "refunds";
--> statement-breakpoint
CREATE TRIGGER refunds_amount BEFORE UPDATE ON "refunds" FOR EACH ROW
  WHEN ((OLD.id, OLD.order_id, OLD.lines, OLD.units, OLD.amount_cents, OLD.tip_cents, OLD.taxes, OLD.method, OLD.origin, OLD.requested_at, OLD.reason, OLD.by, OLD.staff_id)
    IS DISTINCT FROM (NEW.id, NEW.order_id, NEW.lines, NEW.units, NEW.amount_cents, NEW.tip_cents, NEW.taxes, NEW.method, NEW.origin, NEW.requested_at, NEW.reason, NEW.by, NEW.staff_id)
    OR (OLD.status <> 'requested' AND NEW.status = 'requested') OR (OLD.status = 'refused' AND NEW.status <> 'refused'))
  EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
-- Tips that were given to the staff stay as they were noted (PYX-91). Only the name of a former member of staff may go.
CREATE OR REPLACE FUNCTION refuse_money_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF may_forget(OLD.order_id) THEN RETURN OLD; END IF;
  ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('refunds', 'tip_handovers') AND current_setting('comptoir.forgetting', true) = 'on' THEN
    IF to_jsonb(NEW) = to_jsonb(OLD) || '{"by": "ancien membre"}' THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'what % says of money is kept as it is', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER tip_handovers_kept BEFORE UPDATE OR DELETE ON "tip_handovers" FOR EACH ROW EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER tip_handovers_no_truncate BEFORE TRUNCATE ON "tip_handovers" FOR EACH STATEMENT EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_orders(stripped uuid[], ended uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('comptoir.forgetting', 'on', true);
  DELETE FROM order_search_waiting WHERE order_id = ANY (stripped || ended);
  UPDATE orders SET first_name = '', last_name = '', email = '', phone = '', location = NULL, user_id = NULL WHERE id = ANY (stripped);
  INSERT INTO order_search SELECT * FROM search_texts(stripped) ON CONFLICT DO NOTHING;
  UPDATE order_search SET person = '', email = '' WHERE order_id = ANY (stripped);
  UPDATE order_lines SET note = '' WHERE order_id = ANY (stripped) AND note <> '';
  UPDATE order_progress SET track_token = NULL, message = NULL WHERE order_id = ANY (stripped);
  UPDATE order_events SET data = data - 'text' WHERE order_id = ANY (stripped) AND data ? 'text';
  UPDATE refunds SET note = NULL WHERE order_id = ANY (stripped) AND note IS NOT NULL;
  UPDATE payments SET peer_ip = NULL, user_agent = NULL WHERE order_id = ANY (stripped) AND peer_ip IS NOT NULL;
  UPDATE withdrawals SET name = '', email = '', note = NULL WHERE order_id = ANY (stripped);
  DELETE FROM coupon_uses WHERE order_id = ANY (ended);
  DELETE FROM invoices WHERE order_id = ANY (ended);
  DELETE FROM order_companies WHERE order_id = ANY (ended);
  DELETE FROM tip_handovers WHERE order_id = ANY (ended);
  DELETE FROM dispute_funds WHERE order_id = ANY (ended);
  DELETE FROM disputes WHERE order_id = ANY (ended);
  DELETE FROM withdrawals WHERE order_id = ANY (ended);
  DELETE FROM refunds WHERE order_id = ANY (ended);
  DELETE FROM payments WHERE order_id = ANY (ended);
  DELETE FROM order_events WHERE order_id = ANY (ended);
  DELETE FROM order_progress WHERE order_id = ANY (ended);
  DELETE FROM order_taxes WHERE order_id = ANY (ended);
  DELETE FROM order_lines WHERE order_id = ANY (ended);
  DELETE FROM orders WHERE id = ANY (ended);
  PERFORM set_config('comptoir.forgetting', 'off', true);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_member(member integer, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
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
    UPDATE tip_handovers SET by = gone WHERE by = former;
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

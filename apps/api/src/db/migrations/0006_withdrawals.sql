CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" uuid,
	"order_number" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"amount_cents" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"state" text NOT NULL,
	"refund_id" uuid,
	"reminded_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"by" text,
	"note" text,
	CONSTRAINT "withdrawals_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "withdrawals_state" CHECK ("withdrawals"."state" in ('declared', 'settling', 'settled', 'refused', 'unmatched')
        and ("withdrawals"."ended_at" is not null) = ("withdrawals"."state" in ('settled', 'refused'))
        and ("withdrawals"."order_id" is not null or "withdrawals"."state" in ('unmatched', 'refused'))),
	CONSTRAINT "withdrawals_cents" CHECK ("withdrawals"."amount_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_origin";--> statement-breakpoint
DROP INDEX "refunds_one_origin";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "units" jsonb;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("declared_at") WHERE "withdrawals"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "order_lines_withdrawable" ON "order_lines" USING btree ("order_id") WHERE "order_lines"."facts" @> '{"withdrawal": true}';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_origin" ON "refunds" USING btree ("order_id") WHERE "refunds"."origin" <> 'withdrawal';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_origin" CHECK ("refunds"."origin" in ('refused', 'cancelled', 'no_show', 'withdrawal'));--> statement-breakpoint
-- The units of a refund stay as they were written, like its amount.
DROP TRIGGER refunds_amount ON "refunds";
--> statement-breakpoint
CREATE TRIGGER refunds_amount BEFORE UPDATE ON "refunds" FOR EACH ROW
  WHEN ((OLD.id, OLD.order_id, OLD.lines, OLD.units, OLD.amount_cents, OLD.taxes, OLD.method, OLD.origin, OLD.requested_at)
    IS DISTINCT FROM (NEW.id, NEW.order_id, NEW.lines, NEW.units, NEW.amount_cents, NEW.taxes, NEW.method, NEW.origin, NEW.requested_at)
    OR (OLD.status <> 'requested' AND NEW.status = 'requested') OR (OLD.status = 'refused' AND NEW.status <> 'refused'))
  EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
-- A declaration stays as it was made. Only an unmatched one may still get its order and what it comes to, and no state goes back.
CREATE FUNCTION refuse_withdrawal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF may_forget(OLD.order_id) THEN RETURN OLD; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF (OLD.id, OLD.body_hash, OLD.order_number, OLD.declared_at) IS NOT DISTINCT FROM (NEW.id, NEW.body_hash, NEW.order_number, NEW.declared_at)
      AND ((OLD.name, OLD.email) IS NOT DISTINCT FROM (NEW.name, NEW.email) OR (NEW.name, NEW.email) = ('', ''))
      AND (OLD.state = 'unmatched' OR (OLD.order_id, OLD.lines, OLD.amount_cents, OLD.taxes, OLD.until)
        IS NOT DISTINCT FROM (NEW.order_id, NEW.lines, NEW.amount_cents, NEW.taxes, NEW.until))
      AND (OLD.refund_id IS NULL OR OLD.refund_id = NEW.refund_id)
      AND (OLD.state = NEW.state OR (OLD.state, NEW.state) IN (('unmatched', 'declared'), ('unmatched', 'settling'), ('unmatched', 'refused'),
        ('declared', 'settling'), ('declared', 'refused'), ('settling', 'settled'))) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'what withdrawals say is kept as it is';
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawals_kept BEFORE UPDATE OR DELETE ON "withdrawals" FOR EACH ROW EXECUTE FUNCTION refuse_withdrawal_change();
--> statement-breakpoint
CREATE TRIGGER withdrawals_no_truncate BEFORE TRUNCATE ON "withdrawals" FOR EACH STATEMENT EXECUTE FUNCTION refuse_withdrawal_change();
--> statement-breakpoint
-- Withdrawals are forgotten with their orders: who declared them, and ten years later all of them (LAW-46).
CREATE OR REPLACE FUNCTION forget_orders(stripped uuid[], ended uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('comptoir.forgetting', 'on', true);
  UPDATE orders SET first_name = '', last_name = '', email = '', phone = '', location = NULL, user_id = NULL WHERE id = ANY (stripped);
  UPDATE order_lines SET note = '' WHERE order_id = ANY (stripped) AND note <> '';
  UPDATE order_progress SET track_token = NULL, message = NULL WHERE order_id = ANY (stripped);
  UPDATE order_events SET data = data - 'text' WHERE order_id = ANY (stripped) AND data ? 'text';
  UPDATE refunds SET note = NULL WHERE order_id = ANY (stripped) AND note IS NOT NULL;
  UPDATE withdrawals SET name = '', email = '', note = NULL WHERE order_id = ANY (stripped);
  DELETE FROM coupon_uses WHERE order_id = ANY (ended);
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

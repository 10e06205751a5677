CREATE TABLE "dispute_funds" (
	"id" text PRIMARY KEY NOT NULL,
	"dispute_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"due_by" timestamp with time zone,
	"is_refundable" boolean NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "disputes_cents" CHECK ("disputes"."amount_cents" >= 0),
	CONSTRAINT "disputes_state" CHECK ("disputes"."state" in ('open', 'examined', 'won', 'lost'))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute_check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "peer_ip" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "dispute_funds" ADD CONSTRAINT "dispute_funds_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_funds" ADD CONSTRAINT "dispute_funds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_funds_at" ON "dispute_funds" USING btree ("at");--> statement-breakpoint
CREATE INDEX "dispute_funds_order" ON "dispute_funds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_dispute_due" ON "payments" USING btree ("dispute_check_at") WHERE "payments"."dispute_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_peer" ON "payments" USING btree ("created_at") WHERE "payments"."peer_ip" is not null;
--> statement-breakpoint
CREATE TRIGGER disputes_amount BEFORE UPDATE ON "disputes" FOR EACH ROW
  WHEN ((OLD.id, OLD.order_id, OLD.amount_cents, OLD.reason, OLD.opened_at)
    IS DISTINCT FROM (NEW.id, NEW.order_id, NEW.amount_cents, NEW.reason, NEW.opened_at)
    OR (OLD.state IN ('won', 'lost') AND NEW.state <> OLD.state))
  EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER disputes_kept BEFORE DELETE ON "disputes" FOR EACH ROW EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER disputes_no_truncate BEFORE TRUNCATE ON "disputes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER dispute_funds_kept BEFORE UPDATE OR DELETE ON "dispute_funds" FOR EACH ROW EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER dispute_funds_no_truncate BEFORE TRUNCATE ON "dispute_funds" FOR EACH STATEMENT EXECUTE FUNCTION refuse_money_change();
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

CREATE TABLE "order_search_waiting" (
	"order_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order_events_other_network" ON "order_events" USING btree ("id") WHERE "order_events"."kind" = 'network_not_honoured';
--> statement-breakpoint
-- An order's arrival only notes that its texts wait. A job and the history itself write them (REP-20).
CREATE OR REPLACE FUNCTION note_search_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('comptoir.restoring', true) = 'on' THEN RETURN NULL; END IF;
  INSERT INTO order_search_waiting SELECT order_id FROM arrived;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Locks of waiting orders are taken first: a job that writes their texts at this moment ends before who ordered is forgotten.
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

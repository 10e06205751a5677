CREATE TABLE "order_search" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"promised_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	"person" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_search_arrived" ON "order_search" USING btree ("arrived_at","number");--> statement-breakpoint
CREATE INDEX "order_search_promised" ON "order_search" USING btree ("promised_at");--> statement-breakpoint
CREATE INDEX "order_search_text" ON "order_search" USING gin ("words" gin_trgm_ops,"person" gin_trgm_ops,"email" gin_trgm_ops) WITH (fastupdate=true,gin_pending_list_limit=256);--> statement-breakpoint
-- Texts as the domain's normalizeText makes them: no accents, no capitals, one kind of apostrophe. Capitals go after the accents, because a
-- database without a locale lowers ASCII alone. Most texts are ASCII, and orders do not wait for the rest of the work then.
CREATE FUNCTION plain_words(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(given) = char_length(given) THEN lower(translate(given, '`', ''''))
    ELSE replace(replace(lower(translate(
      regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g'), '’‘ʼ´`ŒÆ', '''''''''''œæ')), 'œ', 'oe'), 'æ', 'ae') END
$$;
--> statement-breakpoint
-- What each arrived order is searched by. The trigger works for servers that know nothing of the table, too.
CREATE FUNCTION search_texts(arrived uuid[])
  RETURNS TABLE (order_id uuid, number integer, arrived_at timestamptz, promised_at timestamptz, words text, person text, email text)
  LANGUAGE sql STABLE AS $$
  SELECT orders.id, orders.number, order_progress.arrived_at, orders.promised_at,
    '#' || orders.number || coalesce((
      SELECT string_agg('#' || plain_words(name), '' ORDER BY position) FROM order_lines WHERE order_lines.order_id = orders.id), ''),
    CASE WHEN phone = '' AND first_name = '' THEN ''
      ELSE plain_words(first_name || ' ' || last_name) || ' ' || regexp_replace(phone, '\D', '', 'g') || '+' END,
    plain_words(orders.email)
  FROM orders JOIN order_progress ON order_progress.order_id = orders.id WHERE orders.id = ANY (arrived)
$$;
--> statement-breakpoint
-- A restored backup brings these rows itself.
CREATE FUNCTION note_search_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('comptoir.restoring', true) = 'on' THEN RETURN NULL; END IF;
  INSERT INTO order_search SELECT * FROM search_texts(ARRAY(SELECT arrived.order_id FROM arrived)) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_progress_searched AFTER INSERT ON "order_progress" REFERENCING NEW TABLE AS arrived
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_texts();
--> statement-breakpoint
INSERT INTO order_search SELECT * FROM search_texts(ARRAY(SELECT order_id FROM order_progress));
--> statement-breakpoint
-- Who ordered is forgotten in the search, too (REP-29).
CREATE OR REPLACE FUNCTION forget_orders(stripped uuid[], ended uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('comptoir.forgetting', 'on', true);
  UPDATE orders SET first_name = '', last_name = '', email = '', phone = '', location = NULL, user_id = NULL WHERE id = ANY (stripped);
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

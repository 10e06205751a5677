ALTER TABLE "book_entries" DROP CONSTRAINT "book_entries_kind";--> statement-breakpoint
ALTER TABLE "book_entries" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "book_entries_purges" ON "book_entries" USING btree ("seq") WHERE "book_entries"."kind" = 'purge';--> statement-breakpoint
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_content" CHECK ("book_entries"."content" is not null or ("book_entries"."seq" is not null and "book_entries"."order_id" is not null));--> statement-breakpoint
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_kind" CHECK ("book_entries"."kind" in ('ticket', 'payment', 'unpaid', 'refund', 'adopted', 'test', 'close', 'archive', 'purge', 'key', 'clock', 'restored', 'release', 'reclassified', 'settings', 'duplicate'));--> statement-breakpoint
-- An entry is sealed once. Its content goes with its order after ten years (BOK-28), and nothing else of it ever changes.
CREATE OR REPLACE FUNCTION refuse_book_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'book_entries' AND TG_OP = 'UPDATE' THEN
    IF OLD.seq IS NULL AND NEW.seq IS NOT NULL
      AND (OLD.id, OLD.kind, OLD.order_id, OLD.at, OLD.content, OLD.content_hash, OLD.amount_cents, OLD.taxes, OLD.method)
        IS NOT DISTINCT FROM
        (NEW.id, NEW.kind, NEW.order_id, NEW.at, NEW.content, NEW.content_hash, NEW.amount_cents, NEW.taxes, NEW.method) THEN
      RETURN NEW;
    END IF;
    IF to_jsonb(NEW) = to_jsonb(OLD) || '{"content": null}' AND may_forget(OLD.order_id) THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'the books are append-only: %', TG_TABLE_NAME;
END $$;
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
  UPDATE book_entries SET content = NULL WHERE order_id = ANY (ended);
  DELETE FROM orders WHERE id = ANY (ended);
  PERFORM set_config('comptoir.forgetting', 'off', true);
END $$;

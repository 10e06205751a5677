-- What an order says of its diner is immutable too, but for one function: it takes the diner out of orders, and ends those that are past
-- their ten years. The setting that opens the triggers is the function's own and closes with it, and even then they let nothing else by.
CREATE FUNCTION forget_orders(stripped uuid[], ended uuid[]) RETURNS void LANGUAGE plpgsql SET comptoir.forgetting = 'on' AS $$
BEGIN
  UPDATE orders SET first_name = '', last_name = '', email = '', phone = '', location = NULL, user_id = NULL WHERE id = ANY (stripped);
  UPDATE order_lines SET note = '' WHERE order_id = ANY (stripped) AND note <> '';
  DELETE FROM coupon_uses WHERE order_id = ANY (ended);
  DELETE FROM refunds WHERE order_id = ANY (ended);
  DELETE FROM payments WHERE order_id = ANY (ended);
  DELETE FROM order_events WHERE order_id = ANY (ended);
  DELETE FROM order_taxes WHERE order_id = ANY (ended);
  DELETE FROM order_lines WHERE order_id = ANY (ended);
  DELETE FROM orders WHERE id = ANY (ended);
END $$;
--> statement-breakpoint
-- Ten years are the law's, for whoever opens the triggers too.
CREATE FUNCTION may_forget(order_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT current_setting('comptoir.forgetting', true) = 'on'
    AND EXISTS (SELECT FROM orders WHERE orders.id = order_id AND placed_at < now() - interval '10 years')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_receipt_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF may_forget((to_jsonb(OLD) ->> CASE TG_TABLE_NAME WHEN 'orders' THEN 'id' ELSE 'order_id' END)::uuid) THEN RETURN OLD; END IF;
  ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'order_lines' AND current_setting('comptoir.forgetting', true) = 'on' THEN
    IF to_jsonb(NEW) = to_jsonb(OLD) || '{"note": ""}' THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION '% is immutable once placed', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF may_forget(OLD.order_id) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'order_events is append-only';
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_customer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('comptoir.forgetting', true) = 'on'
    AND (NEW.first_name, NEW.last_name, NEW.email, NEW.phone) = ('', '', '', '')
    AND NEW.location IS NULL AND NEW.user_id IS NULL AND NEW.zone IS NOT DISTINCT FROM OLD.zone THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the customer of an order is immutable once placed';
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_customer BEFORE UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD.user_id, OLD.first_name, OLD.last_name, OLD.email, OLD.phone, OLD.location, OLD.zone)
    IS DISTINCT FROM (NEW.user_id, NEW.first_name, NEW.last_name, NEW.email, NEW.phone, NEW.location, NEW.zone))
  EXECUTE FUNCTION refuse_customer_change();

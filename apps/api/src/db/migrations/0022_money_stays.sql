-- What was written down of money stays, whoever asks (trust R6, R12): a status only goes forward, a refund keeps its order and amount, and
-- neither a refund, nor the payment of an order, nor where it stood in the kitchen is taken away before its ten years.
CREATE FUNCTION refuse_money_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF may_forget(OLD.order_id) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'what % says of money is kept as it is', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_status BEFORE UPDATE ON "orders" FOR EACH ROW
  WHEN (OLD.status <> 'pending' AND NEW.status IS DISTINCT FROM OLD.status) EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER refunds_amount BEFORE UPDATE ON "refunds" FOR EACH ROW
  WHEN ((OLD.id, OLD.order_id, OLD.lines, OLD.amount_cents, OLD.taxes, OLD.method, OLD.origin, OLD.requested_at)
    IS DISTINCT FROM (NEW.id, NEW.order_id, NEW.lines, NEW.amount_cents, NEW.taxes, NEW.method, NEW.origin, NEW.requested_at)
    OR (OLD.status <> 'requested' AND NEW.status = 'requested') OR (OLD.status = 'refused' AND NEW.status <> 'refused'))
  EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER refunds_kept BEFORE DELETE ON "refunds" FOR EACH ROW EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER refunds_no_truncate BEFORE TRUNCATE ON "refunds" FOR EACH STATEMENT EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER payments_amount BEFORE UPDATE ON "payments" FOR EACH ROW
  WHEN (OLD.order_id IS NOT NULL AND (OLD.id, OLD.order_id, OLD.local_id, OLD.amount_cents, OLD.currency)
    IS DISTINCT FROM (NEW.id, NEW.order_id, NEW.local_id, NEW.amount_cents, NEW.currency))
  EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER payments_kept BEFORE DELETE ON "payments" FOR EACH ROW WHEN (OLD.order_id IS NOT NULL) EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER payments_no_truncate BEFORE TRUNCATE ON "payments" FOR EACH STATEMENT EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER order_progress_kept BEFORE DELETE ON "order_progress" FOR EACH ROW EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER order_progress_no_truncate BEFORE TRUNCATE ON "order_progress" FOR EACH STATEMENT EXECUTE FUNCTION refuse_money_change();

-- What an order says of money is the receipt: nothing changes or deletes it once it is placed.
-- Status, transaction, account and the diner's own data may change: payment, account and erasure need that.
CREATE FUNCTION refuse_receipt_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is immutable once placed', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_receipt BEFORE UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD.id, OLD.number, OLD.local_id, OLD.body_hash, OLD.mode, OLD.date_text, OLD.ready_from, OLD.promised_at, OLD.placed_at,
         OLD.subtotal_cents, OLD.discount_cents, OLD.delivery_cents, OLD.tax_cents, OLD.total_cents, OLD.payment_method, OLD.coupon, OLD.discounts)
    IS DISTINCT FROM
        (NEW.id, NEW.number, NEW.local_id, NEW.body_hash, NEW.mode, NEW.date_text, NEW.ready_from, NEW.promised_at, NEW.placed_at,
         NEW.subtotal_cents, NEW.discount_cents, NEW.delivery_cents, NEW.tax_cents, NEW.total_cents, NEW.payment_method, NEW.coupon, NEW.discounts))
  EXECUTE FUNCTION refuse_receipt_change();
--> statement-breakpoint
CREATE TRIGGER orders_kept BEFORE DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION refuse_receipt_change();
--> statement-breakpoint
CREATE TRIGGER orders_no_truncate BEFORE TRUNCATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION refuse_receipt_change();
--> statement-breakpoint
CREATE TRIGGER order_lines_receipt BEFORE UPDATE OR DELETE ON "order_lines" FOR EACH ROW EXECUTE FUNCTION refuse_receipt_change();
--> statement-breakpoint
CREATE TRIGGER order_lines_no_truncate BEFORE TRUNCATE ON "order_lines" FOR EACH STATEMENT EXECUTE FUNCTION refuse_receipt_change();
--> statement-breakpoint
CREATE TRIGGER order_taxes_receipt BEFORE UPDATE OR DELETE ON "order_taxes" FOR EACH ROW EXECUTE FUNCTION refuse_receipt_change();
--> statement-breakpoint
CREATE TRIGGER order_taxes_no_truncate BEFORE TRUNCATE ON "order_taxes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_receipt_change();

ALTER TABLE "order_lines" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wishes" jsonb DEFAULT '{}'::jsonb;--> statement-breakpoint
-- What a diner wished is part of the receipt. The trigger of the lines covers all of their columns.
DROP TRIGGER orders_receipt ON "orders";
--> statement-breakpoint
CREATE TRIGGER orders_receipt BEFORE UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD.id, OLD.number, OLD.local_id, OLD.body_hash, OLD.mode, OLD.date_text, OLD.ready_from, OLD.promised_at, OLD.placed_at,
         OLD.subtotal_cents, OLD.discount_cents, OLD.delivery_cents, OLD.surcharge_cents, OLD.tax_cents, OLD.total_cents, OLD.payment_method, OLD.coupon, OLD.discounts, OLD.wishes)
    IS DISTINCT FROM
        (NEW.id, NEW.number, NEW.local_id, NEW.body_hash, NEW.mode, NEW.date_text, NEW.ready_from, NEW.promised_at, NEW.placed_at,
         NEW.subtotal_cents, NEW.discount_cents, NEW.delivery_cents, NEW.surcharge_cents, NEW.tax_cents, NEW.total_cents, NEW.payment_method, NEW.coupon, NEW.discounts, NEW.wishes))
  EXECUTE FUNCTION refuse_receipt_change();

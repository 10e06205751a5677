ALTER TABLE "orders" DROP CONSTRAINT "orders_cents";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "surcharge_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cents" CHECK ("orders"."subtotal_cents" >= 0 and "orders"."discount_cents" between 0 and "orders"."subtotal_cents"
        and "orders"."delivery_cents" >= 0 and "orders"."surcharge_cents" between 0 and "orders"."delivery_cents" and "orders"."tax_cents" >= 0 and "orders"."total_cents" >= 0);--> statement-breakpoint
-- The surcharge is money too: it stays as it was placed.
CREATE OR REPLACE TRIGGER orders_receipt BEFORE UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD.id, OLD.number, OLD.local_id, OLD.body_hash, OLD.mode, OLD.date_text, OLD.ready_from, OLD.promised_at, OLD.placed_at,
         OLD.subtotal_cents, OLD.discount_cents, OLD.delivery_cents, OLD.surcharge_cents, OLD.tax_cents, OLD.total_cents, OLD.payment_method, OLD.coupon, OLD.discounts)
    IS DISTINCT FROM
        (NEW.id, NEW.number, NEW.local_id, NEW.body_hash, NEW.mode, NEW.date_text, NEW.ready_from, NEW.promised_at, NEW.placed_at,
         NEW.subtotal_cents, NEW.discount_cents, NEW.delivery_cents, NEW.surcharge_cents, NEW.tax_cents, NEW.total_cents, NEW.payment_method, NEW.coupon, NEW.discounts))
  EXECUTE FUNCTION refuse_receipt_change();

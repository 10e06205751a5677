CREATE TABLE "office_actions" (
	"action_id" uuid PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"body_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_progress" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"state_before" text,
	"version" integer NOT NULL,
	"track_token" text,
	"reception" text NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ready_tapped_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reason" text,
	"message" text,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "order_progress_track_token_unique" UNIQUE("track_token"),
	CONSTRAINT "order_progress_state" CHECK ("order_progress"."state" in ('new', 'accepted', 'ready', 'on_the_way', 'done', 'refused', 'cancelled', 'no_show')),
	CONSTRAINT "order_progress_before" CHECK ("order_progress"."state_before" is null or "order_progress"."state" = 'done'),
	CONSTRAINT "order_progress_reception" CHECK ("order_progress"."reception" in ('none', 'manual', 'automatic')),
	CONSTRAINT "order_progress_version" CHECK ("order_progress"."version" >= 1),
	CONSTRAINT "order_progress_token" CHECK (length("order_progress"."track_token") = 22)
);
--> statement-breakpoint
-- Orders that have arrived have been made, in a shop that had no board. Whoever was forgotten follows nothing any more. Filled before the
-- table knows of the orders, so that they are only read: who orders meanwhile waits for nothing. A second for a hundred thousand orders.
INSERT INTO "order_progress" (order_id, state, version, track_token, reception, arrived_at, due_at, ended_at, changed_at)
SELECT id, CASE status WHEN 'cancelled' THEN 'cancelled' ELSE 'done' END, 1,
    -- 128 of 244 random bits.
    CASE WHEN email <> '' THEN translate(rtrim(encode(substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) FOR 16), 'base64'), '='), '+/', '-_') END,
    'none', placed_at, promised_at, least(promised_at, now()), placed_at
  FROM "orders" WHERE payment_method = 'cash' OR status = 'paid';
--> statement-breakpoint
CREATE INDEX "office_actions_at" ON "office_actions" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "order_progress_open" ON "order_progress" USING btree ("due_at") WHERE "order_progress"."state" in ('new', 'accepted', 'ready', 'on_the_way');
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "origin" text;
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_origin" ON "refunds" USING btree ("order_id") WHERE "refunds"."origin" is not null;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_method" CHECK ("refunds"."method" in ('card', 'cash'));
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_origin" CHECK ("refunds"."origin" in ('refused', 'cancelled', 'no_show'));
--> statement-breakpoint
-- What is forgotten of an order is forgotten of its progress too: who may follow it, what was said to its diner, what the staff noted.
CREATE OR REPLACE FUNCTION forget_orders(stripped uuid[], ended uuid[]) RETURNS void LANGUAGE plpgsql SET comptoir.forgetting = 'on' AS $$
BEGIN
  UPDATE orders SET first_name = '', last_name = '', email = '', phone = '', location = NULL, user_id = NULL WHERE id = ANY (stripped);
  UPDATE order_lines SET note = '' WHERE order_id = ANY (stripped) AND note <> '';
  UPDATE order_progress SET track_token = NULL, message = NULL WHERE order_id = ANY (stripped);
  UPDATE order_events SET data = data - 'text' WHERE order_id = ANY (stripped) AND data ? 'text';
  UPDATE refunds SET note = NULL WHERE order_id = ANY (stripped) AND note IS NOT NULL;
  DELETE FROM coupon_uses WHERE order_id = ANY (ended);
  DELETE FROM refunds WHERE order_id = ANY (ended);
  DELETE FROM payments WHERE order_id = ANY (ended);
  DELETE FROM order_events WHERE order_id = ANY (ended);
  DELETE FROM order_progress WHERE order_id = ANY (ended);
  DELETE FROM order_taxes WHERE order_id = ANY (ended);
  DELETE FROM order_lines WHERE order_id = ANY (ended);
  DELETE FROM orders WHERE id = ANY (ended);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF may_forget(OLD.order_id) THEN RETURN OLD; END IF;
  ELSIF TG_OP = 'UPDATE' AND current_setting('comptoir.forgetting', true) = 'on' THEN
    IF to_jsonb(NEW) = jsonb_set(to_jsonb(OLD), '{data}', OLD.data - 'text') THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'order_events is append-only';
END $$;
--> statement-breakpoint
-- An order that the kitchen goes on with is not cancelled behind its back: both change in one transaction, or neither does.
CREATE FUNCTION refuse_lone_cancellation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM order_progress WHERE order_id = NEW.id AND state NOT IN ('refused', 'cancelled', 'no_show')) THEN
    RAISE EXCEPTION 'an order that was cancelled goes on in the kitchen';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- From here on nobody stores an order until the migration is committed: a tenth of a second for a hundred thousand orders.
ALTER TABLE "order_progress" ADD CONSTRAINT "order_progress_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_cancelled AFTER UPDATE OF status ON "orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status = 'cancelled') EXECUTE FUNCTION refuse_lone_cancellation();

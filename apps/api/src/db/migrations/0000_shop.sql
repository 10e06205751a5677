CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_secret" (
	"id" integer PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address_index" (
	"id" integer PRIMARY KEY NOT NULL,
	"served_import" integer NOT NULL,
	"loading_import" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address_streets" (
	"import_id" integer NOT NULL,
	"search_text" text NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"postal_code" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"houses" jsonb NOT NULL,
	CONSTRAINT "address_streets_import_id_search_text_pk" PRIMARY KEY("import_id","search_text")
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"reader" text PRIMARY KEY NOT NULL,
	"alive_at" timestamp with time zone NOT NULL,
	"sound" text NOT NULL,
	"is_visible" boolean NOT NULL,
	"link" text NOT NULL,
	"battery" integer
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"menu_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"gender" text DEFAULT 'f' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"customer" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"made_by" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "device_codes_kind" CHECK ("device_codes"."kind" in ('board', 'printer'))
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"added_by" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "devices_kind" CHECK ("devices"."kind" in ('board', 'printer'))
);
--> statement-breakpoint
CREATE TABLE "distance_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "email_changes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"former_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "email_changes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "guest_cash_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_cash_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"network_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_option_groups" (
	"item_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_option_groups_item_id_group_id_pk" PRIMARY KEY("item_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image" text,
	"score" integer NOT NULL,
	"pickup_cents" integer,
	"delivery_cents" integer,
	"tax_rate_bp" integer,
	"is_available" boolean NOT NULL,
	"allergens" jsonb,
	"traces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"diets" jsonb NOT NULL,
	CONSTRAINT "items_cents" CHECK ("items"."pickup_cents" >= 0 and "items"."delivery_cents" >= 0),
	CONSTRAINT "items_tax_rate" CHECK ("items"."tax_rate_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "mailbox_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailbox_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_sent" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"is_available" boolean NOT NULL,
	"active_times" jsonb NOT NULL,
	"time_ranges" jsonb,
	"pickup_time_ranges" jsonb
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" integer PRIMARY KEY NOT NULL,
	"is_active" boolean NOT NULL,
	"type" text NOT NULL,
	"percent_bp" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"auto_apply" boolean NOT NULL,
	"allow_repeat" boolean NOT NULL,
	"active_times" jsonb NOT NULL,
	"mode" text NOT NULL,
	"minimum_cents" integer NOT NULL,
	"menu_ids" jsonb NOT NULL,
	"category_ids" jsonb NOT NULL,
	"item_ids" jsonb NOT NULL,
	"code" text,
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"expires_at" timestamp with time zone,
	CONSTRAINT "offers_code_unique" UNIQUE("code"),
	CONSTRAINT "offers_type" CHECK ("offers"."type" in ('free_delivery', 'free_item', 'buy_one_get_one', 'percentage', 'fixed_amount')),
	CONSTRAINT "offers_mode" CHECK ("offers"."mode" in ('pickup', 'delivery', 'both')),
	CONSTRAINT "offers_percent" CHECK ("offers"."percent_bp" between 0 and 10000),
	CONSTRAINT "offers_cents" CHECK ("offers"."amount_cents" >= 0 and "offers"."minimum_cents" >= 0),
	CONSTRAINT "offers_code" CHECK ("offers"."code" = upper(btrim("offers"."code")) and "offers"."code" <> ''),
	CONSTRAINT "offers_uses" CHECK ("offers"."max_uses" >= 0 and "offers"."max_uses_per_customer" >= 0)
);
--> statement-breakpoint
CREATE TABLE "office_actions" (
	"action_id" uuid PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"body_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_audit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor" text,
	"staff_id" integer,
	"device_id" integer,
	"kind" text NOT NULL,
	"target" text,
	"before" jsonb,
	"after" jsonb,
	"status" integer NOT NULL,
	"peer" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address_key" text NOT NULL,
	"user_id" integer,
	"change_id" uuid,
	"asked" text NOT NULL,
	"purpose" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('verify', 'reset', 'cash')),
	CONSTRAINT "one_time_codes_asked" CHECK ("one_time_codes"."asked" in ('verify', 'reset', 'any', 'cash')),
	CONSTRAINT "one_time_codes_failures" CHECK ("one_time_codes"."failures" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "option_choices" (
	"id" integer PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"tax_rate_bp" integer,
	"declaration" jsonb,
	CONSTRAINT "option_choices_tax_rate" CHECK ("option_choices"."tax_rate_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "option_groups" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"min" integer NOT NULL,
	"max" integer,
	"defaults" jsonb NOT NULL,
	CONSTRAINT "option_groups_bounds" CHECK ("option_groups"."min" >= 0 and "option_groups"."max" >= "option_groups"."min")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" integer NOT NULL,
	"menu_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"options" jsonb NOT NULL,
	"told" jsonb,
	"quantity" integer NOT NULL,
	"note" text NOT NULL,
	"unit_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"is_free" boolean NOT NULL,
	"shares" jsonb NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 99),
	CONSTRAINT "order_lines_cents" CHECK ("order_lines"."unit_cents" >= 0 and "order_lines"."total_cents" = "order_lines"."unit_cents" * "order_lines"."quantity"
        and "order_lines"."discount_cents" between 0 and "order_lines"."total_cents")
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
	"started_at" timestamp with time zone,
	"ready_tapped_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"seen_by" text,
	"reason" text,
	"message" text,
	"moved_by" text,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "order_progress_track_token_unique" UNIQUE("track_token"),
	CONSTRAINT "order_progress_state" CHECK ("order_progress"."state" in ('new', 'accepted', 'ready', 'on_the_way', 'done', 'refused', 'cancelled', 'no_show')),
	CONSTRAINT "order_progress_before" CHECK ("order_progress"."state_before" is null or "order_progress"."state" = 'done'),
	CONSTRAINT "order_progress_reception" CHECK ("order_progress"."reception" in ('none', 'manual', 'automatic')),
	CONSTRAINT "order_progress_version" CHECK ("order_progress"."version" >= 1),
	CONSTRAINT "order_progress_token" CHECK (length("order_progress"."track_token") = 22)
);
--> statement-breakpoint
CREATE TABLE "order_taxes" (
	"order_id" uuid NOT NULL,
	"rate_bp" integer NOT NULL,
	"net_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"gross_cents" bigint NOT NULL,
	CONSTRAINT "order_taxes_order_id_rate_bp_pk" PRIMARY KEY("order_id","rate_bp"),
	CONSTRAINT "order_taxes_cents" CHECK ("order_taxes"."net_cents" >= 0 and "order_taxes"."tax_cents" >= 0 and "order_taxes"."gross_cents" = "order_taxes"."net_cents" + "order_taxes"."tax_cents")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"local_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" text NOT NULL,
	"mode" text NOT NULL,
	"user_id" integer,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"location" jsonb,
	"zone" text,
	"date_text" text NOT NULL,
	"ready_from" timestamp with time zone,
	"promised_at" timestamp with time zone NOT NULL,
	"subtotal_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"delivery_cents" bigint NOT NULL,
	"surcharge_cents" bigint DEFAULT 0 NOT NULL,
	"tax_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"transaction_id" text,
	"coupon" text,
	"discounts" jsonb NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_local_id_unique" UNIQUE("local_id"),
	CONSTRAINT "orders_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'paid', 'cancelled')),
	CONSTRAINT "orders_mode" CHECK ("orders"."mode" in ('pickup', 'delivery')),
	CONSTRAINT "orders_payment" CHECK ("orders"."payment_method" in ('cash', 'card')),
	CONSTRAINT "orders_cents" CHECK ("orders"."subtotal_cents" >= 0 and "orders"."discount_cents" between 0 and "orders"."subtotal_cents"
        and "orders"."delivery_cents" >= 0 and "orders"."surcharge_cents" between 0 and "orders"."delivery_cents" and "orders"."tax_cents" >= 0 and "orders"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"local_id" text,
	"order_id" uuid,
	"customer_id" text,
	"user_id" integer,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"snapshot" jsonb,
	"is_voided" boolean DEFAULT false NOT NULL,
	"next_check_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "payments_cents" CHECK ("payments"."amount_cents" >= 0),
	CONSTRAINT "payments_one_end" CHECK (not "payments"."is_voided" or "payments"."order_id" is null)
);
--> statement-breakpoint
CREATE TABLE "pin_failures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pin_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"reader" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pin_grants" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"reader" text NOT NULL,
	"action" text NOT NULL,
	"order_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "pin_grants_action" CHECK ("pin_grants"."action" in ('cancel', 'no-show', 'settle', 'recall', 'mute-last', 'sign-out'))
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "push_keys_one" CHECK ("push_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"staff_id" integer,
	"order_id" uuid,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_browser" UNIQUE NULLS NOT DISTINCT("endpoint","order_id"),
	CONSTRAINT "push_subscriptions_whose" CHECK (num_nonnulls("push_subscriptions"."staff_id", "push_subscriptions"."order_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"lines" jsonb,
	"amount_cents" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"status" text NOT NULL,
	"method" text DEFAULT 'card' NOT NULL,
	"origin" text,
	"note" text,
	"requested_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	CONSTRAINT "refunds_cents" CHECK ("refunds"."amount_cents" > 0),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('requested', 'done', 'refused')),
	CONSTRAINT "refunds_method" CHECK ("refunds"."method" in ('card', 'cash')),
	CONSTRAINT "refunds_origin" CHECK ("refunds"."origin" in ('refused', 'cancelled', 'no_show'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb
);
--> statement-breakpoint
CREATE TABLE "slot_counts" (
	"mode" text NOT NULL,
	"date" date NOT NULL,
	"value" text NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "slot_counts_mode_date_value_pk" PRIMARY KEY("mode","date","value"),
	CONSTRAINT "slot_counts_mode" CHECK ("slot_counts"."mode" in ('pickup', 'delivery')),
	CONSTRAINT "slot_counts_orders" CHECK ("slot_counts"."orders" >= 0)
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"pin_hash" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_email" CHECK ("staff"."email" = lower(btrim("staff"."email"))),
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('kitchen', 'manager', 'owner'))
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"staff_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_links_purpose" CHECK ("staff_links"."purpose" in ('owner', 'reset', 'demo'))
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer,
	"device_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_whose" CHECK (num_nonnulls("staff_sessions"."staff_id", "staff_sessions"."device_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "stock_outs" (
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"until" timestamp with time zone,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_outs_kind_target_id_pk" PRIMARY KEY("kind","target_id"),
	CONSTRAINT "stock_outs_kind" CHECK ("stock_outs"."kind" in ('item', 'choice'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"address" text,
	"is_verified" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"warned_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email" CHECK ("users"."email" = lower(btrim("users"."email")))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"postal_code" text,
	"fee_cents" integer NOT NULL,
	"flat_charge_cents" integer,
	"minimum_cents" integer,
	"polygon" jsonb,
	CONSTRAINT "zones_cents" CHECK ("zones"."fee_cents" >= 0 and "zones"."flat_charge_cents" >= 0 and "zones"."minimum_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_codes" ADD CONSTRAINT "device_codes_made_by_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_added_by_staff_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_option_groups" ADD CONSTRAINT "item_option_groups_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_option_groups" ADD CONSTRAINT "item_option_groups_group_id_option_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."option_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_audit" ADD CONSTRAINT "office_audit_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_audit" ADD CONSTRAINT "office_audit_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_change_id_email_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."email_changes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_choices" ADD CONSTRAINT "option_choices_group_id_option_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."option_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_progress" ADD CONSTRAINT "order_progress_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_taxes" ADD CONSTRAINT "order_taxes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_failures" ADD CONSTRAINT "pin_failures_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_grants" ADD CONSTRAINT "pin_grants_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_streets_search" ON "address_streets" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "coupon_uses_offer" ON "coupon_uses" USING btree ("offer_id","customer");--> statement-breakpoint
CREATE INDEX "distance_answers_answered" ON "distance_answers" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_email" ON "email_changes" USING btree ("former_email");--> statement-breakpoint
CREATE INDEX "guest_cash_orders_network" ON "guest_cash_orders" USING btree ("network_key","at");--> statement-breakpoint
CREATE INDEX "items_category" ON "items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "mailbox_mails_address" ON "mailbox_mails" USING btree ("address_key","at");--> statement-breakpoint
CREATE INDEX "mailbox_mails_at" ON "mailbox_mails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "office_actions_at" ON "office_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "office_audit_at" ON "office_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "one_time_codes_address" ON "one_time_codes" USING btree ("address_key","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_user" ON "one_time_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_item" ON "order_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "order_progress_open" ON "order_progress" USING btree ("due_at") WHERE "order_progress"."state" in ('new', 'accepted', 'ready', 'on_the_way');--> statement-breakpoint
CREATE INDEX "order_progress_changed" ON "order_progress" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree (lower(btrim("email")),"placed_at") WHERE "orders"."email" <> '';--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_at") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "payments_local_id" ON "payments" USING btree ("local_id");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_check_at") WHERE "payments"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "pin_failures_staff" ON "pin_failures" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_order" ON "push_subscriptions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_staff" ON "push_subscriptions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_origin" ON "refunds" USING btree ("order_id") WHERE "refunds"."origin" is not null;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_check_at") WHERE "refunds"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_links_staff" ON "staff_links" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_device" ON "staff_sessions" USING btree ("device_id");
--> statement-breakpoint
-- What an order says of its diner is immutable too, but for one function: it takes the diner out of orders and of their progress, and ends
-- orders that are past their ten years. The setting that opens the triggers is set for as long as the function works, and even then they
-- let nothing else by. It is set inside of the function: to declare it would take a superuser.
CREATE FUNCTION forget_orders(stripped uuid[], ended uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('comptoir.forgetting', 'on', true);
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
  PERFORM set_config('comptoir.forgetting', 'off', true);
END $$;
--> statement-breakpoint
-- Ten years are the law's, for whoever opens the triggers too.
CREATE FUNCTION may_forget(order_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT current_setting('comptoir.forgetting', true) = 'on'
    AND EXISTS (SELECT FROM orders WHERE orders.id = order_id AND placed_at < now() - interval '10 years')
$$;
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
--> statement-breakpoint
-- What an order says of money is the receipt: nothing changes or deletes it once it is placed, but what forget_orders does.
-- Status, transaction and account may change: payment and account need that.
CREATE FUNCTION refuse_receipt_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF may_forget((to_jsonb(OLD) ->> CASE TG_TABLE_NAME WHEN 'orders' THEN 'id' ELSE 'order_id' END)::uuid) THEN RETURN OLD; END IF;
  ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'order_lines' AND current_setting('comptoir.forgetting', true) = 'on' THEN
    IF to_jsonb(NEW) = to_jsonb(OLD) || '{"note": ""}' THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION '% is immutable once placed', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_receipt BEFORE UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD.id, OLD.number, OLD.local_id, OLD.body_hash, OLD.mode, OLD.date_text, OLD.ready_from, OLD.promised_at, OLD.placed_at,
         OLD.subtotal_cents, OLD.discount_cents, OLD.delivery_cents, OLD.surcharge_cents, OLD.tax_cents, OLD.total_cents, OLD.payment_method, OLD.coupon, OLD.discounts)
    IS DISTINCT FROM
        (NEW.id, NEW.number, NEW.local_id, NEW.body_hash, NEW.mode, NEW.date_text, NEW.ready_from, NEW.promised_at, NEW.placed_at,
         NEW.subtotal_cents, NEW.discount_cents, NEW.delivery_cents, NEW.surcharge_cents, NEW.tax_cents, NEW.total_cents, NEW.payment_method, NEW.coupon, NEW.discounts))
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
--> statement-breakpoint
-- The history of an order is only added to (trust R6): not even the application can change or delete what happened.
CREATE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF may_forget(OLD.order_id) THEN RETURN OLD; END IF;
  ELSIF TG_OP = 'UPDATE' AND current_setting('comptoir.forgetting', true) = 'on' THEN
    IF to_jsonb(NEW) = jsonb_set(to_jsonb(OLD), '{data}', OLD.data - 'text') THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'order_events is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON "order_events"
  FOR EACH ROW EXECUTE FUNCTION refuse_event_change();
--> statement-breakpoint
CREATE TRIGGER order_events_no_truncate BEFORE TRUNCATE ON "order_events"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_change();
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
CREATE CONSTRAINT TRIGGER orders_cancelled AFTER UPDATE OF status ON "orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status = 'cancelled') EXECUTE FUNCTION refuse_lone_cancellation();
--> statement-breakpoint
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
--> statement-breakpoint
-- What people of the restaurant changed is written down for good.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'office_audit is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER office_audit_append_only BEFORE UPDATE OR DELETE ON "office_audit"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER office_audit_no_truncate BEFORE TRUNCATE ON "office_audit"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
INSERT INTO "catalogue_version" ("id", "version") VALUES (1, 1);
--> statement-breakpoint
INSERT INTO "address_index" ("id", "served_import", "loading_import") VALUES (1, 0, 0);

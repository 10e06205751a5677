CREATE TABLE "order_units" (
	"order_id" uuid NOT NULL,
	"item_id" integer NOT NULL,
	"units" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "order_units_order_id_item_id_pk" PRIMARY KEY("order_id","item_id"),
	CONSTRAINT "order_units_units" CHECK ("order_units"."units" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"units_left" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_counts_left" CHECK ("stock_counts"."units_left" between 0 and 999)
);
--> statement-breakpoint
ALTER TABLE "order_units" ADD CONSTRAINT "order_units_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
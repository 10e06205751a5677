CREATE TABLE "kitchen_loads" (
	"post" text NOT NULL,
	"deadline" integer NOT NULL,
	"release" integer NOT NULL,
	"quarters" integer NOT NULL,
	CONSTRAINT "kitchen_loads_deadline_post_release_pk" PRIMARY KEY("deadline","post","release"),
	CONSTRAINT "kitchen_loads_quarters" CHECK ("kitchen_loads"."quarters" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_work" (
	"order_id" uuid NOT NULL,
	"post" text NOT NULL,
	"quarters" integer NOT NULL,
	"release" integer,
	"deadline" integer,
	CONSTRAINT "order_work_order_id_post_pk" PRIMARY KEY("order_id","post"),
	CONSTRAINT "order_work_quarters" CHECK ("order_work"."quarters" > 0),
	CONSTRAINT "order_work_windows" CHECK (("order_work"."release" is null) = ("order_work"."deadline" is null))
);
--> statement-breakpoint
ALTER TABLE "order_work" ADD CONSTRAINT "order_work_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
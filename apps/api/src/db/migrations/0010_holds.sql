CREATE TABLE "holds" (
	"local_id" text PRIMARY KEY NOT NULL,
	"network_key" text NOT NULL,
	"is_guest" boolean NOT NULL,
	"mode" text NOT NULL,
	"tasks" jsonb NOT NULL,
	"slot_date" text,
	"slot_value" text,
	"ready_from" timestamp with time zone,
	"promised_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"is_renewed" boolean NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "holds_time" CHECK (("holds"."slot_date" is null) = ("holds"."slot_value" is null) and ("holds"."slot_date" is null) = ("holds"."ready_from" is not null)),
	CONSTRAINT "holds_until_later" CHECK ("holds"."until" > "holds"."started_at")
);
--> statement-breakpoint
CREATE INDEX "holds_until" ON "holds" USING btree ("until");
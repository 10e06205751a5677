CREATE TABLE "boards" (
	"reader" text PRIMARY KEY NOT NULL,
	"alive_at" timestamp with time zone NOT NULL,
	"sound" text NOT NULL,
	"is_visible" boolean NOT NULL,
	"link" text NOT NULL,
	"battery" integer
);
--> statement-breakpoint
ALTER TABLE "order_progress" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_progress" ADD COLUMN "seen_by" text;--> statement-breakpoint
CREATE INDEX "order_progress_changed" ON "order_progress" USING btree ("changed_at");
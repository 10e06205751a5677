ALTER TABLE "order_progress" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_progress" ADD COLUMN "moved_by" text;
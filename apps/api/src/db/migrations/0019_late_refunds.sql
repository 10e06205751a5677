DROP INDEX "refunds_open";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "next_check_at" timestamp with time zone;--> statement-breakpoint
UPDATE "refunds" SET "next_check_at" = "requested_at" WHERE "status" = 'requested';--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_check_at") WHERE "refunds"."next_check_at" is not null;
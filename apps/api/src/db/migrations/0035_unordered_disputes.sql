ALTER TABLE "dispute_funds" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ALTER COLUMN "order_id" DROP NOT NULL;
ALTER TABLE "one_time_codes" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "one_time_codes" CASCADE;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "address" DROP NOT NULL;
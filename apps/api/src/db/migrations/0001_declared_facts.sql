ALTER TABLE "categories" ADD COLUMN "work" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "is_homemade" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "is_withdrawable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "meats" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "alcohol" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "work" jsonb;--> statement-breakpoint
ALTER TABLE "option_choices" ADD COLUMN "meats" jsonb;--> statement-breakpoint
ALTER TABLE "option_choices" ADD COLUMN "alcohol" jsonb;--> statement-breakpoint
ALTER TABLE "option_choices" ADD COLUMN "work" jsonb;
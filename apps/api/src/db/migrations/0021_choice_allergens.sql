ALTER TABLE "items" ADD COLUMN "traces" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "option_choices" ADD COLUMN "declaration" jsonb;
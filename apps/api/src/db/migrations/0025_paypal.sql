ALTER TABLE "payments" ADD COLUMN "return_hash" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "away_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_return_hash_unique" UNIQUE("return_hash");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_ending" CHECK ("payments"."ending" in ('expired', 'abandoned', 'refused'));
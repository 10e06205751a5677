ALTER TABLE "payments" RENAME COLUMN "look_at" TO "next_check_at";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "is_given_up" TO "is_voided";

CREATE TABLE "test_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"printer" text NOT NULL,
	"taken_by" uuid,
	"outcome" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "seen_at" timestamp with time zone;
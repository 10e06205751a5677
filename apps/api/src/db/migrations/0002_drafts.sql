CREATE TABLE "catalogue_drafts" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"value" jsonb,
	"is_deleted" boolean NOT NULL,
	"base" text,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogue_drafts_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_ids" (
	"id" integer PRIMARY KEY NOT NULL,
	"last_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_versions_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file" jsonb NOT NULL,
	"note" text NOT NULL,
	"by" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_publications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"publish_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"note" text NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "scheduled_publications_state" CHECK ("scheduled_publications"."state" in ('waiting', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE INDEX "catalogue_versions_at" ON "catalogue_versions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "scheduled_publications_waiting" ON "scheduled_publications" USING btree ("publish_at") WHERE "scheduled_publications"."state" = 'waiting';
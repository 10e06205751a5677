CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "address_index" (
	"id" integer PRIMARY KEY NOT NULL,
	"served_import" integer NOT NULL,
	"loading_import" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address_streets" (
	"import_id" integer NOT NULL,
	"search_text" text NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"postal_code" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"houses" jsonb NOT NULL,
	CONSTRAINT "address_streets_import_id_search_text_pk" PRIMARY KEY("import_id","search_text")
);
--> statement-breakpoint
CREATE TABLE "distance_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "address_streets_search" ON "address_streets" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "distance_answers_answered" ON "distance_answers" USING btree ("answered_at");
--> statement-breakpoint
INSERT INTO "address_index" ("id", "served_import", "loading_import") VALUES (1, 0, 0);

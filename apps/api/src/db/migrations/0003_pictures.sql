CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"avif480" "bytea" NOT NULL,
	"avif800" "bytea" NOT NULL,
	"webp480" "bytea" NOT NULL,
	"webp800" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

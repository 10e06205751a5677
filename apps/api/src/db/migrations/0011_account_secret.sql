CREATE TABLE "account_secret" (
	"id" integer PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL
);

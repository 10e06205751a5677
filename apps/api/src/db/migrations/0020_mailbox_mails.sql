CREATE TABLE "mailbox_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailbox_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_sent" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mailbox_mails_address" ON "mailbox_mails" USING btree ("address_key","at");--> statement-breakpoint
CREATE INDEX "mailbox_mails_at" ON "mailbox_mails" USING btree ("at");
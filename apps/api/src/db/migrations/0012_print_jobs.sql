CREATE TABLE "print_jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "print_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"route" text NOT NULL,
	"printer" text NOT NULL,
	"paper" text NOT NULL,
	"copy" integer NOT NULL,
	"instead_of" timestamp with time zone,
	"state" text NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"action_id" uuid,
	"asked_by" text,
	"at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "print_jobs_copy" UNIQUE NULLS NOT DISTINCT("order_id","printer","paper","instead_of","copy"),
	CONSTRAINT "print_jobs_route" CHECK ("print_jobs"."route" in ('network', 'browser')),
	CONSTRAINT "print_jobs_paper" CHECK ("print_jobs"."paper" in ('kitchen', 'receipt', 'cancelled', 'changed')),
	CONSTRAINT "print_jobs_state" CHECK ("print_jobs"."state" in ('queued', 'sending', 'printed', 'unknown', 'failed')),
	CONSTRAINT "print_jobs_copy_number" CHECK ("print_jobs"."copy" >= 0)
);
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "print_jobs_sending" ON "print_jobs" USING btree ("printer") WHERE "print_jobs"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "print_jobs_open" ON "print_jobs" USING btree ("printer","id") WHERE "print_jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "print_jobs_asked" ON "print_jobs" USING btree ("at") WHERE "print_jobs"."asked_by" is not null;--> statement-breakpoint
-- Browsers noted their prints as events; copies go on being counted from there (TCK-06).
INSERT INTO "print_jobs" ("order_id", "route", "printer", "paper", "copy", "state", "action_id", "asked_by", "at", "done_at")
SELECT order_id, 'browser', data ->> 'reader', data ->> 'paper',
  row_number() OVER (PARTITION BY order_id, data ->> 'reader', data ->> 'paper' ORDER BY id) - 1,
  'printed', (data ->> 'actionId')::uuid, data ->> 'by', at, at
FROM order_events WHERE kind = 'printed' AND data ? 'reader' AND data ->> 'paper' IN ('kitchen', 'receipt');

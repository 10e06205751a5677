ALTER TABLE "staff_sessions" ADD COLUMN "acting_id" integer;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "acting_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_acting_id_staff_id_fk" FOREIGN KEY ("acting_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_sessions_acting" ON "staff_sessions" USING btree ("acting_id") WHERE "staff_sessions"."acting_id" is not null;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_acting" CHECK (("staff_sessions"."acting_id" is null) = ("staff_sessions"."acting_at" is null));
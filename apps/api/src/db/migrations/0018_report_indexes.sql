CREATE INDEX "order_events_paid" ON "order_events" USING btree ("at","order_id") WHERE "order_events"."kind" = 'paid';--> statement-breakpoint
CREATE INDEX "order_progress_arrived" ON "order_progress" USING btree ("arrived_at");--> statement-breakpoint
CREATE INDEX "refunds_settled" ON "refunds" USING btree ("settled_at","id") WHERE "refunds"."status" = 'done';
ALTER TABLE "book_entries" DROP CONSTRAINT "book_entries_kind";--> statement-breakpoint
DROP INDEX "order_events_paid";--> statement-breakpoint
CREATE INDEX "order_events_paid" ON "order_events" USING btree ("at","order_id") WHERE "order_events"."kind" in ('paid', 'cash_presumed', 'cash_missing');--> statement-breakpoint
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_kind" CHECK ("book_entries"."kind" in ('ticket', 'payment', 'unpaid', 'refund', 'adopted', 'test', 'close', 'archive', 'key', 'clock', 'restored', 'release', 'reclassified', 'settings', 'duplicate'));
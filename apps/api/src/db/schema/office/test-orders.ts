import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Test orders of the office (REH-08). They are in no table of orders, so nothing counts them. */
export const testOrders = pgTable('test_orders', {
  id: uuid('id').primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  /** The instant at which the boards stop showing it. */
  until: timestamp('until', { withTimezone: true, mode: 'date' }).notNull(),
  by: text('by').notNull(),
});

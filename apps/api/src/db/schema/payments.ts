import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What we know of each payment intent, with the body that would be ordered (trust R4). */
export const payments = pgTable(
  'payments',
  {
    /** The provider's id of the intent. */
    id: text('id').primaryKey(),
    localId: text('local_id'),
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id),
    customerId: text('customer_id'),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull(),
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('payments_local_id').on(table.localId), check('payments_cents', sql`${table.amountCents} >= 0`)],
);

/** Events that the provider told us of; stored in the same transaction as their effect, so that each counts once. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: instant('received_at').notNull(),
});

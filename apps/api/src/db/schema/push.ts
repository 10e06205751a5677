import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { staff } from './office/staff.ts';
import { orders } from './orders.ts';

/** The shop's VAPID keys. All servers use the same pair, because subscriptions are bound to it. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer('id').primaryKey(),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
  },
  (table) => [check('push_keys_one', sql`${table.id} = 1`)],
);

/** Push subscriptions of browsers, either for one order until it ends or for alerts to a member of staff. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    staffId: integer('staff_id').references(() => staff.id),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    // All orders of one browser share the same push endpoint, which belongs to one person.
    unique('push_subscriptions_browser').on(table.endpoint, table.orderId).nullsNotDistinct(),
    index('push_subscriptions_order').on(table.orderId),
    index('push_subscriptions_staff').on(table.staffId),
    check('push_subscriptions_whose', sql`num_nonnulls(${table.staffId}, ${table.orderId}) = 1`),
  ],
);

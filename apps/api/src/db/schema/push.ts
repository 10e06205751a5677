import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { staff } from './office/staff.ts';
import { orders } from './orders.ts';

/** By what push services know the shop: one pair for all its servers, made by the first of them. Whoever subscribed did so for this pair. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer('id').primaryKey(),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
  },
  (table) => [check('push_keys_one', sql`${table.id} = 1`)],
);

/** Browsers that are told of an order, until it is over, or of what somebody who works here is to know. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    staffId: integer('staff_id').references(() => staff.id),
    orderId: uuid('order_id').references(() => orders.id),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    // A browser has one address, for all of its orders; it is one person's.
    unique('push_subscriptions_browser').on(table.endpoint, table.orderId).nullsNotDistinct(),
    index('push_subscriptions_order').on(table.orderId),
    index('push_subscriptions_staff').on(table.staffId),
    check('push_subscriptions_whose', sql`num_nonnulls(${table.staffId}, ${table.orderId}) = 1`),
  ],
);

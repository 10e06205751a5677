import type { TaxLine } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { orders } from './orders.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What we know of each payment intent, with the body that would be ordered (trust R4). Its client secret is kept nowhere. */
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
    /** Who was proven to ask for it; the order that it pays is theirs. Null: a guest. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** As last seen at the provider, in the gateway's words. */
    status: text('status').notNull(),
    /** The body that would be ordered; gone when the payment is settled. */
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>(),
    /** Decided: no order will ever use it. Set and `order_id` set exclude each other, so that storing and voiding can't both happen. */
    isVoided: boolean('is_voided').notNull().default(false),
    /** When it is to be checked again, by the app's clock; null: it is settled. */
    nextCheckAt: instant('next_check_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('payments_local_id').on(table.localId),
    index('payments_due').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    check('payments_cents', sql`${table.amountCents} >= 0`),
    check('payments_one_end', sql`not ${table.isVoided} or ${table.orderId} is null`),
  ],
);

/** Events that the provider told us of; stored in the same transaction as their effect, so that each counts once. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: instant('received_at').notNull(),
});

/** Money paid back. What an order says is its receipt and stays; what is taken from it stands here. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the provider's idempotency key: it is never paid back twice. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The lines' positions; null: all that was left of the order. */
    lines: jsonb('lines').$type<number[]>(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    taxes: jsonb('taxes').$type<TaxLine[]>().notNull(),
    status: text('status', { enum: ['requested', 'done', 'refused'] }).notNull(),
    /** How it goes back: by the provider, or out of the till. */
    method: text('method', { enum: ['card', 'cash'] })
      .notNull()
      .default('card'),
    /** The step of the order that it belongs to, which has one; null: somebody asked for it. */
    origin: text('origin', { enum: ['refused', 'cancelled', 'no_show'] }),
    /** How one that the provider refused was settled. */
    note: text('note'),
    requestedAt: instant('requested_at').notNull(),
    settledAt: instant('settled_at'),
    /** When the provider is to be asked what became of it, by the app's clock; null: never again. */
    nextCheckAt: instant('next_check_at'),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    uniqueIndex('refunds_one_origin').on(table.orderId).where(sql`${table.origin} is not null`),
    index('refunds_due').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    check('refunds_cents', sql`${table.amountCents} > 0`),
    check('refunds_status', sql`${table.status} in ('requested', 'done', 'refused')`),
    check('refunds_method', sql`${table.method} in ('card', 'cash')`),
    check('refunds_origin', sql`${table.origin} in ('refused', 'cancelled', 'no_show')`),
  ],
);

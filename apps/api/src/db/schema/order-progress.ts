import type { Progress, Reception } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * What becomes of an order in the restaurant, a row for each that has arrived (appendix F12): written with the cash order itself, or in the
 * transaction in which a card order becomes paid. Instants are the app's clock, `changedAt` the database's.
 */
export const orderProgress = pgTable(
  'order_progress',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    state: text('state').$type<Progress>().notNull(),
    /** Where it stood before it was done. */
    stateBefore: text('state_before').$type<Progress>(),
    /** One more with each step. */
    version: integer('version').notNull(),
    /** Who knows it may follow the order: 128 random bits, base64url. Null: whoever ordered was forgotten. */
    trackToken: text('track_token').unique(),
    reception: text('reception').$type<Reception>().notNull(),
    arrivedAt: instant('arrived_at').notNull(),
    dueAt: instant('due_at').notNull(),
    acceptedAt: instant('accepted_at'),
    readyTappedAt: instant('ready_tapped_at'),
    leftAt: instant('left_at'),
    endedAt: instant('ended_at'),
    /** Why it was refused or cancelled, and what the restaurant says of that to the diner. */
    reason: text('reason'),
    message: text('message'),
    changedAt: instant('changed_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('order_progress_open')
      .on(table.dueAt)
      .where(sql`${table.state} in ('new', 'accepted', 'ready', 'on_the_way')`),
    check(
      'order_progress_state',
      sql`${table.state} in ('new', 'accepted', 'ready', 'on_the_way', 'done', 'refused', 'cancelled', 'no_show')`,
    ),
    check('order_progress_before', sql`${table.stateBefore} is null or ${table.state} = 'done'`),
    check('order_progress_reception', sql`${table.reception} in ('none', 'manual', 'automatic')`),
    check('order_progress_version', sql`${table.version} >= 1`),
    check('order_progress_token', sql`length(${table.trackToken}) = 22`),
  ],
);

/** Actions of the office that were done, each under the id that its device gave it: the same one is never done twice (BRD-40). */
export const officeActions = pgTable(
  'office_actions',
  {
    actionId: uuid('action_id').primaryKey(),
    /** What it was done with: "order:{order id}". */
    target: text('target').notNull(),
    /** SHA-256 of what was asked. */
    bodyHash: text('body_hash').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('office_actions_at').on(table.at)],
);

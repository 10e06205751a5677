import type { EndReason, Progress, Reception } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
    /** When somebody said that they begin it. */
    startedAt: instant('started_at'),
    readyTappedAt: instant('ready_tapped_at'),
    leftAt: instant('left_at'),
    endedAt: instant('ended_at'),
    /** When a screen first showed it, and whose that was. */
    seenAt: instant('seen_at'),
    seenBy: text('seen_by'),
    /** Why it was refused or cancelled, and what the restaurant says of that to the diner. */
    reason: text('reason').$type<EndReason>(),
    message: text('message'),
    /** Who of the restaurant took the last step; null: the shop, whoever ordered, or nobody yet. */
    movedBy: text('moved_by'),
    changedAt: instant('changed_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('order_progress_open')
      .on(table.dueAt)
      .where(sql`${table.state} in ('new', 'accepted', 'ready', 'on_the_way')`),
    index('order_progress_changed').on(table.changedAt),
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

/** Screens that show the orders, each by whom it is signed in as: what says nothing of itself for a minute is seen by nobody (BRD-15). */
export const boards = pgTable('boards', {
  /** "device:3", "person:5". */
  reader: text('reader').primaryKey(),
  aliveAt: instant('alive_at').notNull(),
  sound: text('sound', { enum: ['locked', 'on', 'muted', 'broken'] }).notNull(),
  isVisible: boolean('is_visible').notNull(),
  link: text('link', { enum: ['live', 'late', 'lost'] }).notNull(),
  /** Percent; null: it does not say. */
  battery: integer('battery'),
});

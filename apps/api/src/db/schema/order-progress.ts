import type { EndReason, Progress, Reception } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The progress of cash orders and paid card orders (F12). Timestamps use the app's clock, except `changedAt`. */
export const orderProgress = pgTable(
  'order_progress',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    state: text('state').$type<Progress>().notNull(),
    stateBefore: text('state_before').$type<Progress>(),
    version: integer('version').notNull(),
    /** The secret token in the URL of the order's page: 128 random bits as base64url. Null after erasure. */
    trackToken: text('track_token').unique(),
    reception: text('reception').$type<Reception>().notNull(),
    arrivedAt: instant('arrived_at').notNull(),
    dueAt: instant('due_at').notNull(),
    acceptedAt: instant('accepted_at'),
    startedAt: instant('started_at'),
    readyTappedAt: instant('ready_tapped_at'),
    leftAt: instant('left_at'),
    endedAt: instant('ended_at'),
    seenAt: instant('seen_at'),
    seenBy: text('seen_by'),
    reason: text('reason').$type<EndReason>(),
    message: text('message'),
    /** The author of the last step. Null means the shop, the diner, or no step yet. */
    movedBy: text('moved_by'),
    changedAt: instant('changed_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('order_progress_open')
      .on(table.dueAt)
      .where(sql`${table.state} in ('new', 'accepted', 'ready', 'on_the_way')`),
    index('order_progress_changed').on(table.changedAt),
    index('order_progress_arrived').on(table.arrivedAt),
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

/** Staff actions by the id that their device generated, so that a repeated request has no second effect (BRD-40). */
export const officeActions = pgTable(
  'office_actions',
  {
    actionId: uuid('action_id').primaryKey(),
    target: text('target').notNull(),
    bodyHash: text('body_hash').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('office_actions_at').on(table.at)],
);

/** Screens that show orders. A screen that sends nothing for a minute counts as absent (BRD-15). */
export const boards = pgTable('boards', {
  reader: text('reader').primaryKey(),
  aliveAt: instant('alive_at').notNull(),
  sound: text('sound', { enum: ['locked', 'on', 'muted', 'broken'] }).notNull(),
  isVisible: boolean('is_visible').notNull(),
  link: text('link', { enum: ['live', 'late', 'lost'] }).notNull(),
  battery: integer('battery'),
});

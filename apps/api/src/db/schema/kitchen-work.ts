import type { Mode, PostTask } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/** The work of an order at a post, between two quarters of an hour that are counted from the epoch. Null if it was given back. */
export const orderWork = pgTable(
  'order_work',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    post: text('post').notNull(),
    quarters: integer('quarters').notNull(),
    release: integer('release'),
    deadline: integer('deadline'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.post] }),
    index('order_work_deadline').on(table.deadline),
    check('order_work_quarters', sql`${table.quarters} > 0`),
    check('order_work_windows', sql`(${table.release} is null) = (${table.deadline} is null)`),
  ],
);

/** The sum of `order_work`, so that an order reads a row for each time and not for each other order. */
export const kitchenLoads = pgTable(
  'kitchen_loads',
  {
    post: text('post').notNull(),
    deadline: integer('deadline').notNull(),
    release: integer('release').notNull(),
    quarters: integer('quarters').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deadline, table.post, table.release] }),
    check('kitchen_loads_quarters', sql`${table.quarters} >= 0`),
  ],
);

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Places in the kitchen that are kept for a cart while its diner pays. A hold ends by its instant, so that no timer has to run. */
export const holds = pgTable(
  'holds',
  {
    localId: text('local_id').primaryKey(),
    /** The keyed hash of the network that asked for the hold. */
    networkKey: text('network_key').notNull(),
    isGuest: boolean('is_guest').notNull(),
    mode: text('mode').$type<Mode>().notNull(),
    tasks: jsonb('tasks').$type<PostTask[]>().notNull(),
    /** The slot as in `slot_counts`; null if the order is to be made as soon as possible. */
    slotDate: text('slot_date'),
    slotValue: text('slot_value'),
    /** The earliest time of an order as soon as possible; null for a slot. */
    readyFrom: instant('ready_from'),
    promisedAt: instant('promised_at').notNull(),
    startedAt: instant('started_at').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [
    index('holds_until').on(table.until),
    check(
      'holds_time',
      sql`(${table.slotDate} is null) = (${table.slotValue} is null) and (${table.slotDate} is null) = (${table.readyFrom} is not null)`,
    ),
    check('holds_until_later', sql`${table.until} > ${table.startedAt}`),
  ],
);

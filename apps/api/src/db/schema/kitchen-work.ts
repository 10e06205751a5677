import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/** The work of an order at a post, between two quarters of an hour that are counted from the epoch. Null if it was given back. */
export const orderWork = pgTable(
  'order_work',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    post: text('post').notNull(),
    quarters: integer('quarters').notNull(),
    release: integer('release'),
    deadline: integer('deadline'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.post] }),
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

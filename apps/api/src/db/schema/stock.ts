import type { StockKind } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/** Sold-out dishes and choices by catalogue id. Expired rows have no effect; the next change deletes them. */
export const stockOuts = pgTable(
  'stock_outs',
  {
    kind: text('kind').$type<StockKind>().notNull(),
    targetId: integer('target_id').notNull(),
    /** The end of the sold-out state by the app's clock. Null means until a member of staff ends it. */
    until: timestamp('until', { withTimezone: true, mode: 'date' }),
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.targetId] }),
    check('stock_outs_kind', sql`${table.kind} in ('item', 'choice')`),
  ],
);

/** The units of items that are left for a service. Expired rows have no effect; the next count deletes them. */
export const stockCounts = pgTable(
  'stock_counts',
  {
    itemId: integer('item_id').primaryKey(),
    left: integer('units_left').notNull(),
    /** The end of the service by the app's clock. */
    until: timestamp('until', { withTimezone: true, mode: 'date' }).notNull(),
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [check('stock_counts_left', sql`${table.left} between 0 and 999`)],
);

/** What an order took from the counts. A row is deleted when its units are given back. */
export const orderUnits = pgTable(
  'order_units',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    itemId: integer('item_id').notNull(),
    units: integer('units').notNull(),
    /** The end of the service whose count it was. */
    until: timestamp('until', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.itemId] }),
    check('order_units_units', sql`${table.units} > 0`),
  ],
);

import type { StockKind } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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

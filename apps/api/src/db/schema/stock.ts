import type { StockKind } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What the kitchen ran out of, by the ids of the catalogue, which may be put in anew under it. What has ended counts for nothing, and is
 * taken away when something else is marked.
 */
export const stockOuts = pgTable(
  'stock_outs',
  {
    kind: text('kind').$type<StockKind>().notNull(),
    targetId: integer('target_id').notNull(),
    /** From when there is some again, by the app's clock; null: until somebody puts it back. */
    until: timestamp('until', { withTimezone: true, mode: 'date' }),
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.targetId] }),
    check('stock_outs_kind', sql`${table.kind} in ('item', 'choice')`),
  ],
);

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * What the history is sorted and searched by (REP-20): a row for each order that arrived. Its texts have no accents and no
 * capitals, as `normalizeText` makes them.
 */
export const orderSearch = pgTable(
  'order_search',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    arrivedAt: instant('arrived_at').notNull(),
    promisedAt: instant('promised_at').notNull(),
    /** The number and the dishes, each after "#": "#1042#margherita#tiramisu". */
    words: text('words').notNull(),
    /** The name and the digits of the phone number: "camille martin 0612345678+". Empty after erasure. */
    person: text('person').notNull(),
    /** Only managers search by it. Empty after erasure. */
    email: text('email').notNull(),
  },
  (table) => [
    index('order_search_arrived').on(table.arrivedAt, table.number),
    index('order_search_promised').on(table.promisedAt),
    // A row's insertion only notes its trigrams. Some hundred rows share the work of the index, which is done at 256 kB.
    index('order_search_text')
      .using(
        'gin',
        sql`${table.words} gin_trgm_ops`,
        sql`${table.person} gin_trgm_ops`,
        sql`${table.email} gin_trgm_ops`,
      )
      .with({ fastupdate: true, gin_pending_list_limit: 256 }),
  ],
);

/**
 * The orders that arrived and have no row in `order_search` yet. A trigger of `order_progress` writes them, so that an order does not
 * wait until its texts are indexed.
 */
export const orderSearchWaiting = pgTable('order_search_waiting', {
  orderId: uuid('order_id').notNull(),
});

import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Tasks such as a mail, inserted by a transaction. After the commit a worker retries them until they succeed. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The unique key prevents duplicates, for example "order-mail:diner:{order id}". */
    key: text('key').notNull().unique(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<object>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Uses the database's clock, because the app's clock may be shifted for a demonstration. */
    nextAt: instant('next_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
    /** If `doneAt` is also set, the task was abandoned because its payload could not be parsed. */
    lastError: text('last_error'),
  },
  (table) => [index('outbox_due').on(table.nextAt).where(sql`${table.doneAt} is null`)],
);

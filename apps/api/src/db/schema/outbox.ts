import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What must happen after a commit (a mail): written in that commit, done later, as often as it takes. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Says what it is for, so that it can't be asked for twice: "order-mail:diner:{order id}". */
    key: text('key').notNull().unique(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** By the database's own clock: the app's may be set for a demonstration. */
    nextAt: instant('next_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
    lastError: text('last_error'),
  },
  (table) => [index('outbox_due').on(table.nextAt).where(sql`${table.doneAt} is null`)],
);

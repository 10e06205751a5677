import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Tasks that follow a commit (a mail): inserted by its transaction, tried later until they are done. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Unique, so that the same task is never inserted twice: "order-mail:diner:{order id}". */
    key: text('key').notNull().unique(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<object>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** By the clock of the database: that of the app may be set for a demonstration. */
    nextAt: instant('next_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
    /** With `doneAt`, the task was given up: no version of the shop that took it could read its payload. */
    lastError: text('last_error'),
  },
  (table) => [index('outbox_due').on(table.nextAt).where(sql`${table.doneAt} is null`)],
);

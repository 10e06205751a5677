import { type PrintTrouble, printedPapers } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The prints of orders: asked for, under way and done. The number of rows of a printer's paper marks its copies (TCK-06). */
export const printJobs = pgTable(
  'print_jobs',
  {
    /** Jobs of a printer are printed in this order. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    route: text('route', { enum: ['network', 'browser'] }).notNull(),
    /** The id of a printer of the settings, or the device or person whose browser prints. */
    printer: text('printer').notNull(),
    paper: text('paper', { enum: printedPapers }).notNull(),
    /** How often this printer was asked for this paper before. */
    copy: integer('copy').notNull(),
    /** The time that a slip of changes corrects. */
    insteadOf: instant('instead_of'),
    state: text('state', { enum: ['queued', 'sending', 'printed', 'unknown', 'failed'] }).notNull(),
    reason: text('reason'),
    attempts: integer('attempts').notNull().default(0),
    /** The next attempt, or the end of the lease. Uses the database's clock. */
    nextAt: instant('next_at').notNull().defaultNow(),
    /** The request of a browser or of a relay, which gets the same print if it is repeated. */
    actionId: uuid('action_id'),
    /** Null if the shop asked by itself, and 30 days after the print (TCK-25). */
    askedBy: text('asked_by'),
    at: instant('at').notNull(),
    /** Null while the printer or the kitchen has something to do: also of a print that may not have come out. */
    doneAt: instant('done_at'),
  },
  (table) => [
    unique('print_jobs_copy')
      .on(table.orderId, table.printer, table.paper, table.insteadOf, table.copy)
      .nullsNotDistinct(),
    // One connection to a printer at a time, whichever server has it (TCK-23).
    uniqueIndex('print_jobs_sending').on(table.printer).where(sql`${table.state} = 'sending'`),
    index('print_jobs_open').on(table.printer, table.id).where(sql`${table.doneAt} is null`),
    index('print_jobs_asked').on(table.at).where(sql`${table.askedBy} is not null`),
    check('print_jobs_route', sql`${table.route} in ('network', 'browser')`),
    check('print_jobs_paper', sql`${table.paper} in ('kitchen', 'receipt', 'cancelled', 'changed')`),
    check('print_jobs_state', sql`${table.state} in ('queued', 'sending', 'printed', 'unknown', 'failed')`),
    check('print_jobs_copy_number', sql`${table.copy} >= 0`),
  ],
);

/** Test pages that relays are to print. The request that asked for a page deletes its row. */
export const testPages = pgTable('test_pages', {
  id: uuid('id').primaryKey(),
  printer: text('printer').notNull(),
  /** The request of the relay that took the page. */
  takenBy: uuid('taken_by'),
  outcome: text('outcome').$type<'printed' | 'unknown' | PrintTrouble>(),
  /** Uses the database's clock. */
  at: instant('at').notNull().defaultNow(),
});

import type { ReportFigures } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Reports of sales to the tax office. A database trigger lets the day of sending be written once, and no other change. */
export const eReports = pgTable(
  'e_reports',
  {
    /** `ER-732829320-20261221-20261231-1`. */
    id: text('id').primaryKey(),
    /** The first and the last service day of the period. */
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** 1 for the first report of a period, whose type is `IN`. Each later one has the whole period and replaces the one before. */
    number: integer('number').notNull(),
    type: text('type', { enum: ['IN', 'RE'] }).notNull(),
    replaces: text('replaces')
      .unique()
      .references((): AnyPgColumn => eReports.id),
    siren: text('siren').notNull(),
    figures: jsonb('figures').$type<ReportFigures>().notNull(),
    /** The two files as they are given out, byte for byte, and the SHA-256 of the XML. */
    csv: text('csv').notNull(),
    xml: text('xml').notNull(),
    sha256: text('sha256').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The person who prepared it. */
    by: text('by').notNull(),
    /** The day on which it was sent, as a person said. */
    sentOn: date('sent_on', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('e_reports_period').on(table.firstDay, table.lastDay, table.number),
    check('e_reports_days', sql`${table.firstDay} <= ${table.lastDay}`),
    check('e_reports_type', sql`${table.type} in ('IN', 'RE')`),
    check(
      'e_reports_replaces',
      sql`(${table.type} = 'RE') = (${table.number} > 1) and (${table.type} = 'RE') = (${table.replaces} is not null)`,
    ),
  ],
);

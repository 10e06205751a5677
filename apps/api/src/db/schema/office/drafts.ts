import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The restaurant's one draft: a row for each part of the catalogue that differs from what is published (MED-01). */
export const catalogueDrafts = pgTable(
  'catalogue_drafts',
  {
    kind: text('kind').$type<'setting' | 'option' | 'menu' | 'category' | 'item' | 'offer' | 'order'>().notNull(),
    id: text('id').notNull(),
    value: jsonb('value').$type<unknown>(),
    /** True if the publication deletes the part. */
    isDeleted: boolean('is_deleted').notNull(),
    /** The hash of the published part that the change was based on. Null if it was not published. */
    base: text('base'),
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** Each published catalogue as a whole, with those that an import replaced (MED-05). */
export const catalogueVersions = pgTable(
  'catalogue_versions',
  {
    version: integer('version').primaryKey().generatedAlwaysAsIdentity(),
    file: jsonb('file').$type<unknown>().notNull(),
    note: text('note').notNull(),
    /** Null if the catalogue was imported, so that its author is not known. */
    by: text('by'),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('catalogue_versions_at').on(table.at)],
);

/** Publications at an hour. A row is claimed in the transaction that publishes, so that each happens once (MED-04). */
export const scheduledPublications = pgTable(
  'scheduled_publications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    publishAt: timestamp('publish_at', { withTimezone: true, mode: 'date' }).notNull(),
    state: text('state').$type<'waiting' | 'done' | 'failed' | 'cancelled'>().notNull().default('waiting'),
    note: text('note').notNull(),
    /** The French reasons of a failure. */
    problems: jsonb('problems').$type<string[]>().notNull().default([]),
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    check('scheduled_publications_state', sql`${table.state} in ('waiting', 'done', 'failed', 'cancelled')`),
    index('scheduled_publications_waiting').on(table.publishAt).where(sql`${table.state} = 'waiting'`),
  ],
);

/** A single row: the highest id that was ever given to a new part of the catalogue. */
export const catalogueIds = pgTable('catalogue_ids', {
  id: integer('id').primaryKey(),
  lastId: integer('last_id').notNull(),
});

import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A house: number, suffix ("", "bis", "a"), latitude, longitude. An array, because there may be a million of them. */
export type HouseRecord = [number: number, suffix: string, lat: number, lng: number];

export const addressStreets = pgTable(
  'address_streets',
  {
    /** Only the streets of one import are served (`address_index`). */
    importId: integer('import_id').notNull(),
    /** The words in their searched form, each after a blank: " rue de la republique lyon 69002". */
    searchText: text('search_text').notNull(),
    name: text('name').notNull(),
    city: text('city').notNull(),
    postalCode: text('postal_code').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    houses: jsonb('houses').$type<HouseRecord[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.searchText] }),
    // Without `fastupdate`: each search would read the pending entries, which no vacuum empties in the embedded database.
    index('address_streets_search').using('gin', sql`${table.searchText} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

/** One row: the import that is served, and the last one that was begun. Zero: none yet. */
export const addressIndex = pgTable('address_index', {
  id: integer('id').primaryKey(),
  servedImport: integer('served_import').notNull(),
  loadingImport: integer('loading_import').notNull(),
});

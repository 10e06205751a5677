import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A house: number, suffix ("", "bis"), latitude, longitude. A million arrays need less memory than objects. */
export type HouseRecord = [number: number, suffix: string, lat: number, lng: number];

export const addressStreets = pgTable(
  'address_streets',
  {
    /** Searches use only the streets of the import that `address_index` names. */
    importId: integer('import_id').notNull(),
    /** The normalised words, each after a blank: " rue de la republique lyon 69002". */
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
    // `fastupdate` is off: the embedded database has no vacuum to empty its pending list, which each search would read.
    index('address_streets_search').using('gin', sql`${table.searchText} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

/** A single row with the ids of the active import and of the last import that was started. Zero means no import. */
export const addressIndex = pgTable('address_index', {
  id: integer('id').primaryKey(),
  servedImport: integer('served_import').notNull(),
  loadingImport: integer('loading_import').notNull(),
});

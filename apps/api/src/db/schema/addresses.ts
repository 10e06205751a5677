import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A house: number, suffix ("", "bis", "a"), latitude, longitude. A list, for there may be a million of them. */
export type HouseRecord = [number: number, suffix: string, lat: number, lng: number];

/** The streets of the shop's own geocoder. A street of two postal codes is two rows. */
export const addressStreets = pgTable(
  'address_streets',
  {
    /** The import that it came with; only one import's streets are served (`address_index`). */
    importId: integer('import_id').notNull(),
    /** Its words as they are searched, each after a blank: " rue de la republique lyon 69002". */
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
    // Without the list of pending entries: nobody would empty it in the embedded database, and each search reads it.
    index('address_streets_search').using('gin', sql`${table.searchText} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

/** One row: which import is served, and which is being read in or was the last to be. Zero: none yet. */
export const addressIndex = pgTable('address_index', {
  id: integer('id').primaryKey(),
  servedImport: integer('served_import').notNull(),
  loadingImport: integer('loading_import').notNull(),
});

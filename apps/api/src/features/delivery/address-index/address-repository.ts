import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { selectRows } from '../../../db/run-statement.ts';
import { addressIndex, addressStreets, type HouseRecord } from '../../../db/schema/index.ts';
import { toJson } from '../../../db/to-json.ts';
import type { GeoPoint } from '../../../gateways/geocoder/geocoder.ts';
import { formsOf } from '../words/address-words.ts';
import type { House } from '../words/house-number.ts';

/** A street in one town and postal code. `searchText` (see `searchTextOf`) identifies it. */
export interface Street {
  searchText: string;
  name: string;
  city: string;
  postalCode: string;
  point: GeoPoint;
}

export interface StreetWithHouses extends Street {
  houses: House[];
}

const maxStreets = 100;
/** The threshold is low, so that short words with two typos match. The results are then compared word by word. */
const similarityThreshold = 0.3;

const { searchText, name, city, postalCode, lat, lng, houses } = addressStreets;
const streetColumns = { searchText, name, city, postalCode, lat, lng };
export const isServed = sql`${addressStreets.importId} = (select ${addressIndex.servedImport} from ${addressIndex})`;

/** Streets that begin with all words come first, then the nearest streets. */
export async function findStreetsByBeginnings(db: Db, words: string[], near: GeoPoint | null): Promise<Street[]> {
  const rows = await db
    .select(streetColumns)
    .from(addressStreets)
    // Words consist of letters and digits, so LIKE needs no escaping.
    .where(and(isServed, ...words.map((word) => or(...formsOf(word).map(hasBeginning)))))
    .orderBy(sql`starts_with(${searchText}, ${` ${words.join(' ')}`}) desc`, ...nearest(near), searchText)
    .limit(maxStreets);
  return rows.map(streetOf);
}

function hasBeginning(word: string): SQL {
  return sql`${searchText} like ${`% ${word}%`}`;
}

export async function findSimilarStreets(db: Db, words: string[], near: GeoPoint | null): Promise<Street[]> {
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local pg_trgm.word_similarity_threshold = ${similarityThreshold}`));
    return tx
      .select(streetColumns)
      .from(addressStreets)
      .where(and(isServed, ...words.map((word) => sql`${word} <% ${searchText}`)))
      .orderBy(sql`word_similarity(${words.join(' ')}, ${searchText}) desc`, ...nearest(near), searchText)
      .limit(maxStreets);
  });
  return rows.map(streetOf);
}

export async function readStreets(db: Db, searchTexts: string[]): Promise<StreetWithHouses[]> {
  const rows = await db
    .select({ ...streetColumns, houses })
    .from(addressStreets)
    .where(and(isServed, inArray(searchText, searchTexts)))
    .orderBy(searchText);
  return rows.map((row) => ({ ...streetOf(row), houses: row.houses.map(houseOf) }));
}

export async function findNearestStreet(db: Db, near: GeoPoint): Promise<Street | null> {
  const [row] = await db
    .select(streetColumns)
    .from(addressStreets)
    .where(isServed)
    .orderBy(...nearest(near))
    .limit(1);
  return row ? streetOf(row) : null;
}

/** Where the houses of a postal code are, and the middle of each of its streets, because a hamlet has no numbers. */
export async function listPointsOf(db: Db, code: string): Promise<GeoPoint[]> {
  const rows = await db
    .select({ lat, lng, houses })
    .from(addressStreets)
    .where(and(isServed, eq(postalCode, code)));
  return rows.flatMap((row) => [
    { lat: row.lat, lng: row.lng },
    ...row.houses.map(([, , houseLat, houseLng]) => ({ lat: houseLat, lng: houseLng })),
  ]);
}

function nearest(near: GeoPoint | null): SQL[] {
  if (!near) return [];
  // A flat projection, with longitude scaled by the cosine of the latitude, is precise enough to sort a town's streets.
  const width = Math.cos((near.lat * Math.PI) / 180);
  return [sql`(${lat} - ${near.lat}::float8) ^ 2 + ((${lng} - ${near.lng}::float8) * ${width}::float8) ^ 2`];
}

type StreetRow = Pick<typeof addressStreets.$inferSelect, keyof typeof streetColumns>;

function streetOf({ lat, lng, searchText, name, city, postalCode }: StreetRow): Street {
  return { searchText, name, city, postalCode, point: { lat, lng } };
}

function houseOf([number, suffix, lat, lng]: HouseRecord): House {
  return { number, suffix, point: { lat, lng } };
}

export async function lockServedImport(tx: Db): Promise<number> {
  const [row] = await tx.select({ served: addressIndex.servedImport }).from(addressIndex).for('update');
  return row?.served ?? 0;
}

export async function beginImport(db: Db): Promise<number> {
  const [row] = await db
    .update(addressIndex)
    .set({ loadingImport: sql`greatest(${addressIndex.servedImport}, ${addressIndex.loadingImport}) + 1` })
    .returning({ id: addressIndex.loadingImport });
  if (!row) throw new Error('The address index has lost its row.');
  return row.id;
}

/** Adds streets to an import, or houses to its streets. Returns false if another import has started since. */
export async function addStreets(db: Db, importId: number, streets: StreetWithHouses[]): Promise<boolean> {
  const records = streets.map(({ point, houses, ...street }) => ({
    ...street,
    ...point,
    importId,
    houses: houses.map(({ number, suffix, point }): HouseRecord => [number, suffix, point.lat, point.lng]),
  }));
  const rows = await selectRows(
    db,
    sql`
    insert into address_streets
    select * from jsonb_populate_recordset(null::address_streets, ${toJson(addressStreets, records)}::jsonb)
    where exists (select from address_index where loading_import = ${importId})
    on conflict (import_id, search_text) do update set houses = address_streets.houses || excluded.houses
    returning 1`,
  );
  return rows.length > 0;
}

/** Makes an import the active one. Returns false if another import has started since. */
export async function serveImport(db: Db, importId: number): Promise<boolean> {
  const rows = await db
    .update(addressIndex)
    .set({ servedImport: importId })
    .where(eq(addressIndex.loadingImport, importId))
    .returning({ id: addressIndex.id });
  return rows.length > 0;
}

export async function countStreets(db: Db, importId: number): Promise<number> {
  return db.$count(addressStreets, eq(addressStreets.importId, importId));
}

/** Deletes a batch of streets of inactive imports, up to the import `upToImport`. Returns false when none remain. */
export async function removeSomeStreets(db: Db, upToImport: number): Promise<boolean> {
  const some = db
    .select({ importId: addressStreets.importId, searchText })
    .from(addressStreets)
    .where(and(sql`not ${isServed}`, lte(addressStreets.importId, upToImport)))
    .limit(500);
  const removed = await db
    .delete(addressStreets)
    .where(sql`(${addressStreets.importId}, ${searchText}) in ${some}`)
    .returning({ importId: addressStreets.importId });
  return removed.length > 0;
}

/** Vacuums explicitly, because the embedded database's autovacuum would come too late. */
export async function tidyStreets(db: Db): Promise<void> {
  await db.execute(sql`vacuum analyze ${addressStreets}`);
}

import type { MapBox } from '@comptoir/contract';
import { and, between, desc, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { selectRows } from '../../../db/run-statement.ts';
import { addressStreets, type HouseRecord, orders } from '../../../db/schema/index.ts';
import { isServed } from '../../delivery/address-index/address-repository.ts';

const mostStreets = 4_000;
const mostTowns = 200;
const { searchText, city, postalCode, lat, lng, houses } = addressStreets;

/** A street is found by its first house, so streets that begin up to about 2 km outside of the box are read too. */
const reach = { lat: 0.02, lng: 0.03 };

/** The houses of the streets in a box, those with most houses first, judged by the size that they are stored in. */
export async function listHouses(db: Db, { west, south, east, north }: MapBox): Promise<HouseRecord[][]> {
  const rows = await db
    .select({ houses })
    .from(addressStreets)
    .where(
      and(
        isServed,
        between(lat, south - reach.lat, north + reach.lat),
        between(lng, west - reach.lng, east + reach.lng),
      ),
    )
    .orderBy(desc(sql`pg_column_size(${houses})`), searchText)
    .limit(mostStreets);
  return rows.map((row) => row.houses);
}

interface Town {
  name: string;
  lat: number;
  lng: number;
}

/** The communes whose middle is in a box, those with most streets first. */
export async function listTowns(db: Db, { west, south, east, north }: MapBox): Promise<Town[]> {
  const [middleLat, middleLng] = [sql<number>`avg(${lat})`, sql<number>`avg(${lng})`];
  return (
    db
      .select({ name: city, lat: middleLat, lng: middleLng })
      .from(addressStreets)
      .where(isServed)
      // Communes with one name are in different départements.
      .groupBy(city, sql`left(${postalCode}, 2)`)
      .having(and(between(middleLat, south, north), between(middleLng, west, east)))
      .orderBy(desc(sql`count(*)`), city, sql`left(${postalCode}, 2)`)
      .limit(mostTowns)
  );
}

interface Step {
  lat: number;
  lng: number;
}

/** The points of deliveries since an instant, each once and moved to a grid, so that they name no house. */
export async function listDeliveries(
  db: Db,
  { west, south, east, north }: MapBox,
  { since, step }: { since: Temporal.Instant; step: Step },
): Promise<Step[]> {
  const [latitude, longitude] = [
    sql`round((${orders.location} ->> 'lat')::float8 / ${step.lat}::float8) * ${step.lat}::float8`,
    sql`round((${orders.location} ->> 'lng')::float8 / ${step.lng}::float8) * ${step.lng}::float8`,
  ];
  return selectRows<Step>(
    db,
    sql`
    select distinct lat, lng from (
      select ${latitude} as lat, ${longitude} as lng from ${orders}
      where ${orders.mode} = 'delivery' and ${orders.status} <> 'cancelled' and ${orders.placedAt} >= ${toDate(since)}
    ) as places
    where lat between ${south}::float8 and ${north}::float8 and lng between ${west}::float8 and ${east}::float8
    order by lat, lng`,
  );
}

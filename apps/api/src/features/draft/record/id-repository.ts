import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { selectRows } from '../../../db/run-statement.ts';
import { categories, items, menus, offers, optionChoices, optionGroups, orderLines } from '../../../db/schema/index.ts';

/** Old orders refer to ids, so a new part never gets an id that was used before (MED-08). */
export async function takeIds(tx: Db, wanted: number): Promise<number[]> {
  const columns = [menus.id, categories.id, items.id, optionGroups.id, optionChoices.id, offers.id, orderLines.itemId];
  const highest = sql.join(
    columns.map((column): SQL => sql`(select coalesce(max(${column}), 0) from ${column.table})`),
    sql`, `,
  );
  const [row] = await selectRows<{ lastId: number }>(
    tx,
    sql`
    insert into catalogue_ids (id, last_id) values (1, greatest(${highest}) + ${wanted}::integer)
    on conflict (id) do update
      set last_id = greatest(catalogue_ids.last_id, excluded.last_id - ${wanted}::integer) + ${wanted}::integer
    returning last_id as "lastId"`,
  );
  if (!row) throw new Error('The highest id of the catalogue was not stored.');
  return Array.from({ length: wanted }, (_, index) => row.lastId - wanted + 1 + index);
}

/** True if the id was given by `takeIds`. */
export async function isTaken(tx: Db, id: number): Promise<boolean> {
  const rows = await selectRows(tx, sql`select from catalogue_ids where last_id >= ${id}::integer`);
  return rows.length > 0;
}

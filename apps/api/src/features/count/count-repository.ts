import { readOfficeSettings } from '@comptoir/contract';
import { mostUnits, type StockCount, type TakenUnits, toldLeft } from '@comptoir/domain';
import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate, toInstant } from '../../db/instants.ts';
import { orderUnits, settings, stockCounts } from '../../db/schema/index.ts';
import { listStockCounts, raiseVersion } from '../catalogue/catalogue-repository.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';

/** The counts as they are now. Menus know them only as far as they tell them, so that most orders change no menu. */
export async function readCounts(db: Db, { stockCounts: known }: Pick<Snapshot, 'stockCounts'>): Promise<StockCount[]> {
  return known.length === 0 ? [] : listStockCounts(db);
}

/**
 * Sets the count of an item, or ends it where it is null. Deletes counts of earlier services. Transactions lock counts before the
 * catalogue, and counts in the order of their items, so that no two wait for each other.
 */
export async function setCount(tx: Db, count: Omit<StockCount, 'left'> & { left: number | null }): Promise<void> {
  const { itemId, left, until, by, at } = count;
  await holdCounts(tx, [itemId]);
  if (left === null) await tx.delete(stockCounts).where(eq(stockCounts.itemId, itemId));
  else {
    const values = { left, until: toDate(until), by, at: toDate(at) };
    await tx
      .insert(stockCounts)
      .values({ itemId, ...values })
      .onConflictDoUpdate({ target: stockCounts.itemId, set: values });
  }
  await tx.delete(stockCounts).where(lte(stockCounts.until, toDate(at)));
  await raiseVersion(tx);
}

/** Ends the counts of items of which none is left. The caller raises the catalogue's version. */
export async function endEmptyCounts(tx: Db, itemIds: readonly number[]): Promise<void> {
  const empty = (await holdCounts(tx, itemIds)).filter(({ left }) => left === 0).map(({ itemId }) => itemId);
  if (empty.length > 0) await tx.delete(stockCounts).where(inArray(stockCounts.itemId, empty));
}

interface CountedOrder {
  units: readonly TakenUnits[];
}

/** Finds the orders of which everything is left, in their sequence. Until the transaction ends, no other one takes that. */
export async function findLeft<Order extends CountedOrder>(tx: Db, orders: readonly Order[]): Promise<Order[]> {
  const wanted = orders.flatMap(({ units }) => units.map(({ itemId }) => itemId));
  if (wanted.length === 0) return [...orders];
  const left = new Map((await holdCounts(tx, wanted)).map((count) => [nameOf(count), count.left]));
  return orders.filter(({ units }) => {
    const isLeft = units.every((one) => (left.get(nameOf(one)) ?? 0) >= one.units);
    if (isLeft) for (const one of units) left.set(nameOf(one), (left.get(nameOf(one)) ?? 0) - one.units);
    return isLeft;
  });
}

/** Takes the units of orders that are stored already, and that `findLeft` found in the same transaction. */
export async function takeUnits(tx: Db, orders: readonly (CountedOrder & { id: string })[]): Promise<void> {
  const rows = orders.flatMap(({ id, units }) =>
    units.map(({ until, ...taken }) => ({ ...taken, orderId: id, until: toDate(until) })),
  );
  if (rows.length === 0) return;
  await tx.insert(orderUnits).values(rows);
  await changeCounts(
    tx,
    orders.flatMap(({ units }) => units.map((one) => ({ ...one, units: -one.units }))),
  );
}

/** Gives an order's units back once. A count of another service stays as it is (STK-09). */
export async function giveUnitsBack(tx: Db, orderId: string): Promise<void> {
  const given = await tx.delete(orderUnits).where(eq(orderUnits.orderId, orderId)).returning();
  if (given.length === 0) return;
  await changeCounts(
    tx,
    given.map(({ itemId, units, until }) => ({ itemId, units, until: toInstant(until) })),
  );
}

/** The catalogue's version is raised only where menus tell another number or state than before. */
async function changeCounts(tx: Db, changes: readonly TakenUnits[]): Promise<void> {
  const held = await holdCounts(
    tx,
    changes.map(({ itemId }) => itemId),
  );
  const shownFrom = await readShownFrom(tx);
  let isToldAnew = false;
  for (const count of held) {
    const own = changes.filter((change) => nameOf(change) === nameOf(count));
    const left = Math.min(
      own.reduce((sum, { units }) => sum + units, count.left),
      mostUnits,
    );
    await tx.update(stockCounts).set({ left }).where(eq(stockCounts.itemId, count.itemId));
    isToldAnew ||= toldLeft(left, shownFrom) !== toldLeft(count.left, shownFrom);
  }
  if (isToldAnew) await raiseVersion(tx);
}

async function holdCounts(tx: Db, itemIds: readonly number[]): Promise<Omit<StockCount, 'by' | 'at'>[]> {
  const { itemId, left, until } = stockCounts;
  const rows = await tx
    .select({ itemId, left, until })
    .from(stockCounts)
    .where(inArray(itemId, [...itemIds]))
    .orderBy(asc(itemId))
    .for('update');
  return rows.map((row) => ({ ...row, until: toInstant(row.until) }));
}

async function readShownFrom(tx: Db): Promise<number | null> {
  return readOfficeSettings(await tx.select().from(settings).where(eq(settings.name, 'office.show_left_from')))
    .showLeftFrom;
}

const nameOf = ({ itemId, until }: Pick<TakenUnits, 'itemId' | 'until'>) => `${itemId} ${until}`;

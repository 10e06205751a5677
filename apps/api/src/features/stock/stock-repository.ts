import { laterUntil, type StockOut, type StockTarget } from '@comptoir/domain';
import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { stockOuts } from '../../db/schema/index.ts';
import { listStockOuts, lockCatalogue, raiseVersion } from '../catalogue/catalogue-repository.ts';
import { endEmptyCounts } from '../count/count-repository.ts';

/** Marks items as sold out. A later end that is already stored stays (STK-13); expired rows are deleted. */
export async function markSoldOut(
  tx: Db,
  targets: readonly StockTarget[],
  { until, by, at }: Pick<StockOut, 'until' | 'by' | 'at'>,
): Promise<void> {
  await lockCatalogue(tx);
  await tx.delete(stockOuts).where(lte(stockOuts.until, toDate(at)));
  const known = new Map((await listStockOuts(tx)).map((out) => [keyOf(out), out.until]));
  const rows = [...new Map(targets.map((target) => [keyOf(target), target]))].map(([key, { kind, id }]) => {
    const own = known.get(key);
    const later = own === undefined ? until : laterUntil(own, until);
    return { kind, targetId: id, until: later && toDate(later), by, at: toDate(at) };
  });
  await tx
    .insert(stockOuts)
    .values(rows)
    .onConflictDoUpdate({
      target: [stockOuts.kind, stockOuts.targetId],
      set: { until: sql`excluded.until`, by: sql`excluded.by`, at: sql`excluded.at` },
    });
  await raiseVersion(tx);
}

const keyOf = ({ kind, id }: StockTarget) => `${kind} ${id}`;

/** Puts things back on sale. An item of whose count none is left is no longer counted. */
export async function putBack(tx: Db, targets: readonly StockTarget[]): Promise<void> {
  const idsOf = (kind: StockTarget['kind']) => targets.filter((target) => target.kind === kind).map(({ id }) => id);
  await endEmptyCounts(tx, idsOf('item'));
  await lockCatalogue(tx);
  const are = (kind: StockTarget['kind']) => and(eq(stockOuts.kind, kind), inArray(stockOuts.targetId, idsOf(kind)));
  await tx.delete(stockOuts).where(or(are('item'), are('choice')));
  await raiseVersion(tx);
}

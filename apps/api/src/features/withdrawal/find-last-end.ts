import { laterUntil } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import type { LastWithdrawalEnd } from '../catalogue/snapshot.ts';
import { openWithdrawal } from './record/open-withdrawal.ts';
import { listOpenCandidates, listSoldOrders } from './record/withdrawal-repository.ts';

/** Orders that are read at a time. Those that end last come first, but for hours within a day. */
const batch = 10;

/** Finds until when the shop has to show where to withdraw from the contract (LAW-35). */
export async function findLastEnd(db: Db, now: Temporal.ZonedDateTime): Promise<LastWithdrawalEnd> {
  for (let offset = 0; ; offset += batch) {
    const ids = await listOpenCandidates(db, now.toInstant(), { limit: batch, offset });
    const sold = await listSoldOrders(db, ids);
    const open = [...sold.values()].map((order) => openWithdrawal(order, now));
    const ends = open.flatMap((one) => (one === null || one === 'over' ? [] : [one.until]));
    if (ends.includes(null)) return 'open';
    const last = ends.reduce((one, other) => (one && other ? laterUntil(one, other) : other), null);
    if (last || ids.length < batch) return last;
  }
}

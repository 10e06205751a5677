import type { LiveWithdrawal } from '@comptoir/contract';
import type { Db } from '../../db/database.ts';
import { openWithdrawal, tellDeclared } from './record/open-withdrawal.ts';
import { listMarkedOrders, listSoldOrders, listWithdrawalsOf } from './record/withdrawal-repository.ts';

/** What can be given back of orders and what was, by the order's id. Orders with neither are absent (LAW-34). */
export async function readWithdrawals(
  db: Db,
  ids: string[],
  now: Temporal.ZonedDateTime,
): Promise<Map<string, LiveWithdrawal>> {
  const marked = await listMarkedOrders(db, ids);
  const sold = await listSoldOrders(db, marked);
  const declared = await listWithdrawalsOf(db, marked);
  const told = new Map<string, LiveWithdrawal>();
  for (const [id, one] of sold) {
    const open = openWithdrawal(one, now);
    const own = (declared.get(id) ?? []).map((withdrawal) => tellDeclared(withdrawal, one.order, now.timeZoneId));
    if ((open === null || open === 'over') && own.length === 0) continue;
    const { until, lines, deliveryCents } =
      open === null || open === 'over' ? { until: null, lines: [], deliveryCents: 0 } : open;
    told.set(id, { until, lines, deliveryCents, declared: own });
  }
  return told;
}

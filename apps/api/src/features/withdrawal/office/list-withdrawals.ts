import type { OfficeWithdrawal } from '@comptoir/contract';
import { withdrawalTerm } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { addressOf, lastDayOf, nameUnits, type SoldOrder } from '../record/open-withdrawal.ts';
import { findListed, type ListedWithdrawal, listSoldOrders, listWithdrawals } from '../record/withdrawal-repository.ts';

/** Days for which an ended withdrawal stays in the list. */
const endedDays = 90;

/** Lists the withdrawals for the managers: open ones, oldest first, then those that ended lately (LAW-40). */
export async function listForOffice(db: Db, now: Temporal.ZonedDateTime): Promise<OfficeWithdrawal[]> {
  const listed = await listWithdrawals(db, now.toInstant().subtract({ hours: 24 * endedDays }));
  return tellAll(db, listed, now.timeZoneId);
}

export async function findForOffice(db: Db, id: string, timeZone: string): Promise<OfficeWithdrawal | null> {
  const listed = await findListed(db, id);
  return listed && ((await tellAll(db, [listed], timeZone))[0] ?? null);
}

async function tellAll(db: Db, listed: ListedWithdrawal[], timeZone: string): Promise<OfficeWithdrawal[]> {
  const sold = await listSoldOrders(db, [...new Set(listed.flatMap(({ orderId }) => orderId ?? []))]);
  return listed.map((one) => tell(one, (one.orderId !== null && sold.get(one.orderId)) || null, timeZone));
}

function tell(withdrawal: ListedWithdrawal, sold: SoldOrder | null, timeZone: string): OfficeWithdrawal {
  const { bodyHash: _, taxes: __, refundId: ___, endedAt: ____, ...told } = withdrawal;
  const term = sold && told.until ? withdrawalTerm({ ...sold.ended, dateText: sold.order.dateText }, timeZone) : null;
  return {
    ...told,
    email: addressOf(told, sold?.order),
    lines: nameUnits(told.lines, sold?.order.lines ?? []),
    paymentMethod: sold?.order.paymentMethod ?? null,
    handedOverAt: term && term !== 'none' ? term.handOver : null,
    lastDay: told.until || told.state === 'unmatched' ? lastDayOf(told.declaredAt, timeZone) : null,
  };
}

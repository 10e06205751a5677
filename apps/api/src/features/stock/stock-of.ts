import type { Stock } from '@comptoir/contract';
import { countedOut, holdsAt, mergeStockOuts, type ServiceHours, type StockCount, serviceEnd } from '@comptoir/domain';
import type { Snapshot } from '../catalogue/snapshot.ts';

export function stockHoursOf({ menus, settings }: Snapshot): ServiceHours {
  return { menus, exceptions: settings.scheduling.exceptions };
}

/** `counts` are the current ones, which the snapshot may not know yet. */
export function stockOf(snapshot: Snapshot, counts: readonly StockCount[], now: Temporal.ZonedDateTime): Stock {
  const held = counts.filter((count) => holdsAt(count, now.toInstant()));
  const stockOuts = mergeStockOuts([...snapshot.stockOuts, ...countedOut(held)]);
  return { stockOuts, counts: held, serviceUntil: serviceEnd(now, stockHoursOf(snapshot)) };
}

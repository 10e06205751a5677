import type { Stock } from '@comptoir/contract';
import { endOfService, type StockHours } from '@comptoir/domain';
import type { Snapshot } from '../catalogue/snapshot.ts';

/** By what it is told until when a service goes. */
export function stockHoursOf({ menus, settings }: Snapshot): StockHours {
  return { menus, exceptions: settings.scheduling.exceptions };
}

/** What is sold out, as the office is told it. */
export function stockOf(snapshot: Snapshot, now: Temporal.ZonedDateTime): Stock {
  return { stockOuts: snapshot.stockOuts, serviceUntil: endOfService(now, stockHoursOf(snapshot)) };
}

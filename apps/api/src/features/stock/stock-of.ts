import type { Stock } from '@comptoir/contract';
import { endOfService, type StockHours } from '@comptoir/domain';
import type { Snapshot } from '../catalogue/snapshot.ts';

/** The hours by which the end of a service is found. */
export function stockHoursOf({ menus, settings }: Snapshot): StockHours {
  return { menus, exceptions: settings.scheduling.exceptions };
}

/** What is sold out, for the office. */
export function stockOf(snapshot: Snapshot, now: Temporal.ZonedDateTime): Stock {
  return { stockOuts: snapshot.stockOuts, serviceUntil: endOfService(now, stockHoursOf(snapshot)) };
}

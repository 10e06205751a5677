import type { Stock } from '@comptoir/contract';
import { endOfService, type StockHours } from '@comptoir/domain';
import type { Snapshot } from '../catalogue/snapshot.ts';

export function stockHoursOf({ menus, settings }: Snapshot): StockHours {
  return { menus, exceptions: settings.scheduling.exceptions };
}

export function stockOf(snapshot: Snapshot, now: Temporal.ZonedDateTime): Stock {
  return { stockOuts: snapshot.stockOuts, serviceUntil: endOfService(now, stockHoursOf(snapshot)) };
}

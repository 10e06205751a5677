import type { Stock } from '@comptoir/contract';
import { type ServiceHours, serviceEnd } from '@comptoir/domain';
import type { Snapshot } from '../catalogue/snapshot.ts';

export function stockHoursOf({ menus, settings }: Snapshot): ServiceHours {
  return { menus, exceptions: settings.scheduling.exceptions };
}

export function stockOf(snapshot: Snapshot, now: Temporal.ZonedDateTime): Stock {
  return { stockOuts: snapshot.stockOuts, serviceUntil: serviceEnd(now, stockHoursOf(snapshot)) };
}

import type { StockHours } from '@comptoir/domain';
import type { Snapshot } from '../catalogue/snapshot.ts';

/** By what it is told until when a service goes. */
export function stockHoursOf({ menus, settings }: Snapshot): StockHours {
  return { menus, exceptions: settings.scheduling.exceptions };
}

import { serviceAt } from '@comptoir/domain';
import type { Snapshot } from '../../catalogue/snapshot.ts';

/** Returns the start of the current service, or else of the next one. Null without either. */
export function serviceStart({ menus, settings }: Snapshot, at: Temporal.ZonedDateTime): Temporal.Instant | null {
  return serviceAt(menus, at, settings.scheduling.exceptions)?.start ?? null;
}

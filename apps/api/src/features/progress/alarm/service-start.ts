import { serviceAt, withoutPauses } from '@comptoir/domain';
import type { Snapshot } from '../../catalogue/snapshot.ts';

/** The start of the service at an instant, or else of the next one; null: there is none. */
export function serviceStart({ menus, settings }: Snapshot, at: Temporal.ZonedDateTime): Temporal.Instant | null {
  return serviceAt(menus, at, withoutPauses(settings.scheduling.exceptions))?.start ?? null;
}

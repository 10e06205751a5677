import { serviceAt, withoutPauses } from '@comptoir/domain';
import type { Snapshot } from '../../catalogue/snapshot.ts';

/** When the service of an instant began or, outside of one, when the next one begins; null: none is known. */
export function serviceStart({ menus, settings }: Snapshot, at: Temporal.ZonedDateTime): Temporal.Instant | null {
  return serviceAt(menus, at, withoutPauses(settings.scheduling.exceptions))?.start ?? null;
}

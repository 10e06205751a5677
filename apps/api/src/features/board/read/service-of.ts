import type { Service } from '@comptoir/contract';
import { openingAt } from '@comptoir/domain';
import type { Snapshot } from '../../catalogue/snapshot.ts';

/** How the restaurant stands at an instant. */
export function serviceOf({ menus, settings, office }: Snapshot, now: Temporal.ZonedDateTime): Service {
  const { scheduling, delivery } = settings;
  const { isOpen, until, opensAt } = openingAt(menus, now, scheduling.exceptions);
  const { reception, preparationMinutes, travelMinutes } = office;
  return {
    isOpen,
    until: (isOpen ? until : opensAt)?.toInstant() ?? null,
    ...{ reception, preparationMinutes, travelMinutes },
    pickupMinutes: scheduling.pickup.minimumMinutes,
    deliveryMinutes: delivery.isActive ? scheduling.delivery.minimumMinutes : null,
  };
}

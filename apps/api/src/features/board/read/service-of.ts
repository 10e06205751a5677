import { pauseEnd, type Service } from '@comptoir/contract';
import { isPausedAt, openingAt, withoutPauses } from '@comptoir/domain';
import type { Snapshot } from '../../catalogue/snapshot.ts';

/** Returns the service state at an instant. During a pause the restaurant counts as open, because its kitchen works. */
export function serviceOf({ menus, settings, office, stockOuts }: Snapshot, now: Temporal.ZonedDateTime): Service {
  const { scheduling, delivery } = settings;
  const { isOpen, until, opensAt } = openingAt(menus, now, withoutPauses(scheduling.exceptions));
  const { reception, isReceptionChosen, preparationMinutes, travelMinutes, dishesPerQuarter } = office;
  const isPaused = isPausedAt(menus, now, scheduling.exceptions);
  return {
    isOpen,
    until: (isOpen ? until : opensAt)?.toInstant() ?? null,
    unanswered: isPaused ? (office.pause?.unanswered ?? 0) : null,
    resumesAt: isPaused && office.pause ? pauseEnd(office.pause) : null,
    soldOut: stockOuts.length,
    reception,
    isReceptionChosen,
    preparationMinutes,
    travelMinutes,
    dishesPerQuarter,
    pickupMinutes: scheduling.pickup.minimumMinutes,
    deliveryMinutes: delivery.isActive ? scheduling.delivery.minimumMinutes : null,
  };
}

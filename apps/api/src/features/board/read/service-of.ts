import type { Service } from '@comptoir/contract';
import { isAhead, openingAt, parseDate, type SlotOverride, slotRulesAt, slotStart } from '@comptoir/domain';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import { isUnanswered, retriesAt } from '../../progress/pause/edit-pauses.ts';

/** Returns the service state at an instant. During a pause the restaurant counts as open, because its kitchen works. */
export function serviceOf(
  { menus, settings, office, stockOuts, slotOverrides }: Snapshot,
  now: Temporal.ZonedDateTime,
): Service {
  const { scheduling, delivery } = settings;
  const { isOpen, until, opensAt } = openingAt(menus, now, scheduling.exceptions);
  const { reception, isReceptionChosen, preparationMinutes, travelMinutes, dishesPerQuarter } = office;
  const at = now.toInstant();
  const pauses = office.pauses.filter(({ until: end }) => isAhead(end, at));
  const unanswered = pauses.find(isUnanswered);
  return {
    isOpen,
    until: (isOpen ? until : opensAt)?.toInstant() ?? null,
    unanswered: unanswered?.unanswered ?? null,
    resumesAt: unanswered ? retriesAt(unanswered) : null,
    pauses: pauses.flatMap(({ id, modes, until: end, by, unanswered: orders }) =>
      orders === null ? [{ id, modes, until: end, by }] : [],
    ),
    busy: scheduling.busyPeriods
      .filter((period) => isAhead(period.until, at))
      .map((period) => ({ ...period, until: Temporal.Instant.from(period.until) })),
    soldOut: stockOuts.length,
    changedSlots: slotOverrides.filter((slot) => isToCome(slot, now)).length,
    reception,
    isReceptionChosen,
    preparationMinutes,
    travelMinutes,
    dishesPerQuarter,
    pickupMinutes: slotRulesAt(scheduling, 'pickup', now).minimumMinutes,
    deliveryMinutes: delivery.isActive ? slotRulesAt(scheduling, 'delivery', now).minimumMinutes : null,
  };
}

function isToCome({ date: text, value }: SlotOverride, now: Temporal.ZonedDateTime): boolean {
  const date = parseDate(text);
  const start = date && slotStart(date, value, now.timeZoneId);
  return start !== null && start.epochMilliseconds > now.epochMilliseconds;
}

import type { Service } from '@comptoir/contract';
import {
  dishPosts,
  isAhead,
  openingAt,
  parseDate,
  type SlotOverride,
  slotRulesAt,
  slotStart,
  windowOf,
} from '@comptoir/domain';
import { kitchenOf } from '../../capacity/kitchen-of.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import { isUnanswered, retriesAt } from '../../progress/pause/edit-pauses.ts';

/** Returns the service state at an instant. During a pause the restaurant counts as open, because its kitchen works. */
export function serviceOf(snapshot: Snapshot, now: Temporal.ZonedDateTime): Service {
  const { menus, settings, office, stockOuts, slotOverrides } = snapshot;
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
    posts: postsFrom(snapshot, windowOf(now.epochMilliseconds)),
    pickupMinutes: slotRulesAt(scheduling, 'pickup', now).minimumMinutes,
    deliveryMinutes: delivery.isActive ? slotRulesAt(scheduling, 'delivery', now).minimumMinutes : null,
  };
}

/** The windows that boards are told of at once: the 90 minutes that they show, and as much again for boards without a connection. */
const windowsTold = 12;

function postsFrom(snapshot: Snapshot, from: number): Service['posts'] {
  const kitchen = kitchenOf(snapshot);
  if (!kitchen) return [];
  const windows = Array.from({ length: windowsTold }, (_, index) => from + index);
  return dishPosts(kitchen).map(({ id, name, capacity }) => {
    const capacities = windows.map((window) => capacity(window, window + 1));
    return { id, name, from, capacities };
  });
}

function isToCome({ date: text, value }: SlotOverride, now: Temporal.ZonedDateTime): boolean {
  const date = parseDate(text);
  const start = date && slotStart(date, value, now.timeZoneId);
  return start !== null && start.epochMilliseconds > now.epochMilliseconds;
}

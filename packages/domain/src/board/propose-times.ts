import type { Mode } from '../menu/menu.ts';
import { canBeDue, earliestDue, latestDue } from '../order/progress/due-at.ts';
import { type KitchenRules, kitchenTimes } from '../order/progress/kitchen-times.ts';
import { roundPromise } from '../schedule/ready-from.ts';

export interface PromisedOrder {
  mode: Mode;
  isScheduled: boolean;
  promisedAt: Temporal.Instant;
}

export interface ProposedTime {
  dueAt: Temporal.Instant;
  minutes: number;
}

const stepMilliseconds = 5 * 60_000;
const laterMinutes = [0, 10, 20, 30];

const proposed = (dueAt: Temporal.Instant, { promisedAt }: PromisedOrder): ProposedTime => ({
  dueAt,
  minutes: Math.round(dueAt.since(promisedAt).total('minutes')),
});

/** Proposes the promised time, or the earliest possible time, and times 10, 20 and 30 minutes later (BRD-28). May be empty. */
export function proposeTimes(order: PromisedOrder, rules: KitchenRules, now: Temporal.Instant): ProposedTime[] {
  const { startAt } = kitchenTimes(order.promisedAt, order.mode, rules);
  const late = now.since(startAt);
  const first = late.sign > 0 ? roundPromise(order.promisedAt.add(late)) : order.promisedAt;
  return laterMinutes
    .map((minutes) => proposed(first.add({ minutes }), order))
    .filter(({ dueAt }) => canBeDue(dueAt, order, now));
}

export function listTimes(order: PromisedOrder, now: Temporal.Instant): ProposedTime[] {
  const first = roundPromise(earliestDue(order, now.add({ minutes: 5 })));
  const last = latestDue(order);
  const count = Math.floor((last.epochMilliseconds - first.epochMilliseconds) / stepMilliseconds) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => proposed(first.add({ minutes: index * 5 }), order));
}

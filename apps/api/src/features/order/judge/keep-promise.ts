import { type Settings, writeMoment } from '@comptoir/contract';
import { isBusySince, withoutLaterPauses } from '@comptoir/domain';
import { createFormat } from '@comptoir/format';
import { promiseMovedWords } from '@comptoir/words';
import type { BusyKitchen } from '../../capacity/busy-kitchen.ts';
import { kitchenSettledAt } from '../../capacity/kitchen-of.ts';
import type { AcceptedOrder, Judgement } from './judgement.ts';
import { type Refusal, refuse } from './refusal.ts';

/** A prepared card payment is worth an order during these minutes, even if a pause began meanwhile (PSE-05). */
const honouredMinutes = 5;
/** A promise may be this much later than the one that was seen (PSE-07). */
const toleratedMinutes = 5;
/** A prepared card payment keeps the promise that was seen, if the kitchen got busy meanwhile and is not later still. */
const keptMinutes = 15;

/** The settings and the kitchen that an order is judged by: without pauses that began after its card payment was prepared. */
export function honouredTerms({ snapshot, now, preparedAt, busyKitchen }: Judgement): {
  settings: Settings;
  busyKitchen: BusyKitchen | null;
} {
  const { settings } = snapshot;
  if (!preparedAt || minutesBetween(preparedAt, now.toInstant()) > honouredMinutes) return { settings, busyKitchen };
  const kitchen = kitchenSettledAt(snapshot, preparedAt);
  return {
    settings: { ...settings, scheduling: withoutLaterPauses(settings.scheduling, preparedAt) },
    busyKitchen: busyKitchen && kitchen && { ...busyKitchen, kitchen },
  };
}

/** Refuses an order as soon as possible that would be later than its diner was told, or keeps what was told (PSE-07). */
export function keepPromise(
  order: AcceptedOrder,
  { snapshot, site, now, preparedAt }: Judgement,
): { order: AcceptedOrder } | { refusal: Refusal } {
  const { claim, time } = order;
  if (!claim.promisedAt || time.slot) return { order };
  const minutes = minutesBetween(claim.promisedAt, time.promisedAt.toInstant());
  if (minutes <= toleratedMinutes) return { order };
  const seen = claim.promisedAt.toZonedDateTimeISO(now.timeZoneId);
  const isCaught =
    preparedAt !== null && isBusySince(snapshot.settings.scheduling, claim.mode, { since: preparedAt, now });
  if (isCaught && minutes <= keptMinutes) {
    const handOver = { start: seen.epochMilliseconds, end: seen.epochMilliseconds };
    return { order: { ...order, time: { ...time, promisedAt: seen, handOver } } };
  }
  const message = promiseMovedWords(time.promisedAt, seen, createFormat(site.locale.default, site.currency));
  const extra = { promised_at: writeMoment(time.promisedAt.toInstant(), now.timeZoneId) };
  return { refusal: refuse('promise_moved', { message, extra }) };
}

function minutesBetween(one: Temporal.Instant, other: Temporal.Instant): number {
  return one.until(other).total('minutes');
}

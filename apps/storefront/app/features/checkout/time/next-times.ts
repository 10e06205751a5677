import { forbiddenAlcohol, unavailableNames } from '../run/checkout-context.ts';
import type { Checkout } from '../run/use-checkout.ts';
import type { TimesOn } from './use-server-slots.ts';

/** The number of times that are offered first, with "as soon as possible" (CAP-03). */
const firstTimes = 3;

export interface NextSlot {
  date: string;
  value: string;
  start: Temporal.ZonedDateTime;
}

interface NextTimes {
  isAsapOffered: boolean;
  slots: NextSlot[];
  /** The date whose slots must be loaded before the list is complete. Empty: the list is complete. */
  missingDate: string;
}

/**
 * The first times at which the kitchen can make the cart and all its dishes are served, from these ISO dates. Slots up to
 * the promise of "as soon as possible" are left to the list of the day.
 */
export function nextTimes(checkout: Checkout, { dates, timesOn }: { dates: string[]; timesOn: TimesOn }): NextTimes {
  const { cart, promise } = checkout;
  const isAsapOffered = promise !== null && forbiddenAlcohol(cart, null).length === 0;
  const soonest = isAsapOffered ? promise.epochMilliseconds : 0;
  const wanted = isAsapOffered ? firstTimes - 1 : firstTimes;
  const found: NextSlot[] = [];
  for (const date of dates) {
    if (found.length >= wanted) break;
    const { slots, isAsked } = timesOn(date);
    if (!isAsked) return { isAsapOffered, slots: found, missingDate: date };
    const fitting = slots.filter(
      ({ state, value, start }) =>
        state === 'free' && start.epochMilliseconds > soonest && unavailableNames(checkout, date, value).length === 0,
    );
    found.push(...fitting.map(({ value, start }) => ({ date, value, start })));
  }
  return { isAsapOffered, slots: found.slice(0, wanted), missingDate: '' };
}

/** True if the slot of a date is one of the times that are offered first. */
export function isAmong(slots: NextSlot[], date: string, value: string): boolean {
  return slots.some((slot) => slot.date === date && slot.value === value);
}

import { publicHolidaysBetween } from './public-holidays.ts';

const withdrawalDays = 14;
/** No run of days without a working day is longer: a holiday on each side of a weekend. */
const longestRest = 7;

/**
 * The instant from which an article can no longer be withdrawn from, midnight after the last day (LAW-32).
 * `handOver` is in the restaurant's zone. The term counts civil days, from the day after the hand-over; one that ends on
 * a Saturday, a Sunday or a public holiday goes on to the next working day (code de la consommation, L221-18 and L221-19).
 */
export function withdrawalEnd(handOver: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const term = handOver.toPlainDate().add({ days: withdrawalDays });
  const holidays = publicHolidaysBetween(term, term.add({ days: longestRest }));
  let last = term;
  while (last.dayOfWeek > 5 || holidays.some(({ date }) => date.equals(last))) last = last.add({ days: 1 });
  return last.add({ days: 1 }).toZonedDateTime(handOver.timeZoneId);
}

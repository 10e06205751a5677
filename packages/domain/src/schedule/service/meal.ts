import { dayEndsAtHour } from './service-day.ts';

const dinnerHour = 16;

/** The meal of an instant. A night until 5:00 still belongs to dinner. */
export function mealAt({ hour }: Pick<Temporal.ZonedDateTime, 'hour'>): 'lunch' | 'dinner' {
  return dayEndsAtHour <= hour && hour < dinnerHour ? 'lunch' : 'dinner';
}

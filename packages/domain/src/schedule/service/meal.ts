import { dayEndsAtHour } from './service-day.ts';

const dinnerHour = 16;

/** Hours before 5:00 belong to the previous dinner. */
export function mealAt({ hour }: Pick<Temporal.ZonedDateTime, 'hour'>): 'lunch' | 'dinner' {
  return dayEndsAtHour <= hour && hour < dinnerHour ? 'lunch' : 'dinner';
}

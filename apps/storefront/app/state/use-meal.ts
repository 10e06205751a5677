import { useService } from './use-service.ts';

/** From here on one dines; before, one has lunch. */
const dinnerHour = 16;
/** Until here a night's service is still the dinner of the day before. */
const nightHour = 5;

/** What an order of this moment would be: a shop that serves at noon does not invite to dinner. */
export function useMeal(): 'lunch' | 'dinner' {
  const { promisedAt, now } = useService();
  const { hour } = promisedAt ?? now;
  return nightHour <= hour && hour < dinnerHour ? 'lunch' : 'dinner';
}

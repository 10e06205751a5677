import { mealAt } from '@comptoir/domain';
import { useService } from './use-service.ts';

/** The meal of an order that is placed now. */
export function useMeal(): 'lunch' | 'dinner' {
  const { promisedAt, now } = useService();
  return mealAt(promisedAt ?? now);
}

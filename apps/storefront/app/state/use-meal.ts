import { mealAt } from '@comptoir/domain';
import { useService } from './use-service.ts';

export function useMeal(): 'lunch' | 'dinner' {
  const { promisedAt, now } = useService();
  return mealAt(promisedAt ?? now);
}

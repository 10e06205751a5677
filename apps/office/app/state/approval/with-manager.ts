import { ApiError } from '@comptoir/contract';
import { type Asked, askManager } from './approval-store.ts';

/** What the server says where somebody may do a thing with a manager alone. */
const askedFor = ['manager_needed', 'last_sound'];

/**
 * Does a thing, and once more with a manager's grant where the server says that it takes one (ROL-11): who may do it alone, the server alone knows.
 * Null: no manager answered for it, and nothing was done. Rejects as `attempt` does.
 */
export async function withManager<T>(asked: Asked, attempt: (grant?: string) => Promise<T>): Promise<T | null> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError && askedFor.includes(error.code))) throw error;
    const grant = await askManager(asked);
    return grant === null ? null : attempt(grant);
  }
}

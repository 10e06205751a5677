import { ApiError } from '@comptoir/contract';
import { type Asked, askManager } from './approval-store.ts';

/** The error codes of the server that ask for a manager's approval. */
const askedFor = ['manager_needed', 'last_sound'];

/**
 * Runs `attempt`, and again with a manager's grant if the server requires one (ROL-11). Null: no manager approved, and
 * nothing was done. Rejects as `attempt` does.
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

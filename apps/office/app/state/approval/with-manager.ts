import { ApiError } from '@comptoir/contract';
import { type Asked, askManager } from './approval-store.ts';

/** The server's error codes that mean that a manager must approve. */
const askedFor = ['manager_needed', 'last_sound', 'refund_limit'];

/** Runs `attempt`, and again with a manager's grant if the server requires one (ROL-11). Null if none is given. */
export async function withManager<T>(asked: Asked, attempt: (grant?: string) => Promise<T>): Promise<T | null> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError && askedFor.includes(error.code))) throw error;
    const grant = await askManager(asked);
    return grant === null ? null : attempt(grant);
  }
}

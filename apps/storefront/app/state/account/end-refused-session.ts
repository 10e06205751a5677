import { ApiError, type Session } from '@comptoir/contract';
import { endSession } from './session-store.ts';

/** Ends a session that the server refused, in every tab (AUT-27), unless another one was opened meanwhile. */
export function endRefusedSession(error: unknown, refused: Session): void {
  if (error instanceof ApiError && error.status === 401) endSession(refused);
}

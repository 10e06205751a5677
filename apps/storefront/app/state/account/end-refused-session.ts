import { ApiError, type Session } from '@comptoir/contract';
import { currentSession, endSession } from './change-session.ts';

/** Ends a session that the server refused, in every tab (AUT-27), unless another one was opened meanwhile. */
export function endRefusedSession(error: unknown, refused: Session): void {
  const isRefused = error instanceof ApiError && error.status === 401;
  if (isRefused && currentSession()?.token === refused.token) endSession();
}

import { ApiError, type Session } from '@comptoir/contract';
import { endSession } from './session-store.ts';

/** Ends a session in every tab after the server refused it (AUT-27). A newer session stays. */
export function endRefusedSession(error: unknown, refused: Session): void {
  if (error instanceof ApiError && error.status === 401) endSession(refused);
}

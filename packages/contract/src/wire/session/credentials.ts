import type { ErrorCode } from '../errors.ts';
import type { Session } from './session.ts';

// Three ways lead in (DEC-22): the bearer with the user's id in a header, and both names in the query or in the body. The server
// takes any of them anywhere; which one a call of ours uses is the specification's (AUT-26).

/** For the headers: nothing of it stands in an address, a log or a history. Nobody's: none. */
export function sessionHeaders(session: Session | null | undefined): Record<string, string> {
  return session ? { authorization: `Bearer ${session.token}`, 'x-user-id': String(session.user.id) } : {};
}

/** For the query or the body. */
export function sessionFields({ token, user }: Session): { token: string; user_id: number } {
  return { token, user_id: user.id };
}

/** How a call fails whose caller is not who it says. */
export const signedErrors: ErrorCode[] = ['unauthenticated', 'credentials_conflict'];

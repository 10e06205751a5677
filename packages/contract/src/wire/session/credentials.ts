import type { ErrorCode } from '../errors.ts';
import type { Session } from './session.ts';

// Credentials (DEC-22): a bearer and the user's id in headers, or both in the query or the body. The server takes any of them;\nthe specification says which one each call uses (AUT-26).

/** In headers no address, log or history holds them. Empty without a session. */
export function sessionHeaders(session: Session | null | undefined): Record<string, string> {
  return session ? { authorization: `Bearer ${session.token}`, 'x-user-id': String(session.user.id) } : {};
}

export function sessionFields({ token, user }: Session): { token: string; user_id: number } {
  return { token, user_id: user.id };
}

export const signedErrors: ErrorCode[] = ['unauthenticated', 'credentials_conflict'];

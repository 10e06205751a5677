import type { ErrorCode } from '../errors.ts';
import type { Session } from './session.ts';

// Credentials (DEC-22) are a bearer token and the user's id, in the headers, the query or the body. The server accepts any of the three;
// the specification says which one each call uses (AUT-26).

/** Headers keep credentials out of addresses, logs and the browser's history. The result is empty without a session. */
export function sessionHeaders(session: Session | null | undefined): Record<string, string> {
  return session ? { authorization: `Bearer ${session.token}`, 'x-user-id': String(session.user.id) } : {};
}

export function sessionFields({ token, user }: Session): { token: string; user_id: number } {
  return { token, user_id: user.id };
}

export const signedErrors: ErrorCode[] = ['unauthenticated', 'credentials_conflict'];

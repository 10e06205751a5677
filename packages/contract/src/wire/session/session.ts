import { readPayload } from '../envelope.ts';
import { readCount, readFlag, readObject, readText } from '../wire-values.ts';
import type { WireUser } from './user-schema.ts';

/** Whoever has an account (AUT-10). */
export interface User {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** One line, as it was typed; null: none was given. */
  address: string | null;
  /** A code has proven the e-mail address. */
  isVerified: boolean;
}

/** A login: the token that proves it, and whose it is. */
export interface Session {
  token: string;
  user: User;
}

export function userToWire(user: User): WireUser {
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    phone: user.phone,
    address: user.address,
    is_verified: user.isVerified,
  };
}

/** The user of an answer, in any of the tolerated shapes (API-39); null: it names none. */
export function userFromWire(body: unknown): User | null {
  const wire = readObject(readPayload(body, 'user'));
  const id = readCount(wire.id);
  const email = readText(wire.email);
  if (id === null || email === '') return null;
  return {
    id,
    email,
    firstName: readText(wire.first_name),
    lastName: readText(wire.last_name),
    phone: readText(wire.phone),
    address: readText(wire.address) || null,
    isVerified: readFlag(wire.is_verified, true),
  };
}

/** A login as the API answers it and as the browser keeps it (AUT-03). */
export function sessionToWire({ token, user }: Session): { token: string; user: WireUser } {
  return { token, user: userToWire(user) };
}

/** Reads a login, from an answer or from the browser's storage; null: a token or a user is missing. */
export function sessionFromWire(value: unknown): Session | null {
  const token = readText(readPayload(value, 'token'));
  const user = userFromWire(value);
  return token && user ? { token, user } : null;
}

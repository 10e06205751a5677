import { readPayload } from '../envelope.ts';
import { readCount, readFlag, readObject, readText } from '../wire-values.ts';
import type { WireUser } from './user-schema.ts';

export interface User {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** As typed, on one line; null: none. */
  address: string | null;
  isVerified: boolean;
}

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

/** The user of an answer, in any of the tolerated shapes (API-39); null: none. */
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

/** A login in the API's answer and in the browser's storage (AUT-03). */
export function sessionToWire({ token, user }: Session): { token: string; user: WireUser } {
  return { token, user: userToWire(user) };
}

/** Reads a login; null: token or user is missing. */
export function sessionFromWire(value: unknown): Session | null {
  const token = readText(readPayload(value, 'token'));
  const user = userFromWire(value);
  return token && user ? { token, user } : null;
}

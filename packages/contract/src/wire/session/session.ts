import { readPayload } from '../envelope.ts';
import { readCount, readFlag, readObject, readText } from '../wire-values.ts';
import type { WireUser } from './user-schema.ts';

export interface User {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
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

export function sessionToWire({ token, user }: Session): { token: string; user: WireUser } {
  return { token, user: userToWire(user) };
}

export function sessionFromWire(value: unknown): Session | null {
  const token = readText(readPayload(value, 'token'));
  const user = userFromWire(value);
  return token && user ? { token, user } : null;
}

import { type Permission, type Role, roles } from '@comptoir/domain';
import { readPayload } from '../../wire/envelope.ts';
import { readCount, readList, readObject, readText } from '../../wire/wire-values.ts';

/** A person or a device of the office, by name. */
interface Named {
  id: number;
  name: string;
}

/** Whoever works in the office. */
export interface Person extends Named {
  role: Role;
}

/** Who asks, and what they may. */
export interface OfficeSession {
  role: Role;
  /** Null: it is a device's session. */
  person: Named | null;
  device: Named | null;
  permissions: Permission[];
  /** The restaurant's name. */
  site: string;
}

function readRole(value: unknown): Role | null {
  return roles.find((role) => role === value) ?? null;
}

function namedFromWire(value: unknown): Named | null {
  const wire = readObject(value);
  const id = readCount(wire.id);
  const name = readText(wire.name);
  return id === null || name === '' ? null : { id, name };
}

/** The person of an answer; null: it names none. */
export function personFromWire(body: unknown): Person | null {
  const wire = readObject(readPayload(body, 'person'));
  const named = namedFromWire(wire);
  const role = readRole(wire.role);
  return named && role && { ...named, role };
}

/** Whose session it is; null: the answer does not say. Permissions that this version does not know are asked for nowhere. */
export function officeSessionFromWire(body: unknown): OfficeSession | null {
  const wire = readObject(readPayload(body));
  const role = readRole(wire.role);
  const person = namedFromWire(wire.person);
  const device = namedFromWire(wire.device);
  if (!role || !(person || device)) return null;
  const permissions = readList(wire.permissions).map(readText) as Permission[];
  return { role, person, device, permissions, site: readText(wire.site) };
}

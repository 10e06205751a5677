import { type Permission, type Role, roles } from '@comptoir/domain';
import { readPayload } from '../../wire/envelope.ts';
import { readCount, readFlag, readList, readObject, readText } from '../../wire/wire-values.ts';

/** A person or a device of the office, by name. */
interface Named {
  id: number;
  name: string;
}

/** Whoever works in the office. */
export interface Person extends Named {
  role: Role;
}

/** One of the people, as an owner sees them. */
export interface Member extends Person {
  email: string;
  /** False: they are let in no more. */
  isActive: boolean;
  /** They can answer for something at a device of the kitchen. */
  hasPin: boolean;
  /** The names of the devices that they added and that nobody ended. */
  devices: string[];
}

export const deviceKinds = ['board', 'printer'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** A tablet or printer of the kitchen. Instants are ISO texts. */
export interface Device extends Named {
  kind: DeviceKind;
  addedBy: string;
  addedAt: string;
  /** Null: its session is over. */
  lastUsedAt: string | null;
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

export function namedFromWire(value: unknown): Named | null {
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

/** Somebody of a list; the name of whoever has not come in yet is empty. */
export function memberFromWire(value: unknown): Member | null {
  const wire = readObject(value);
  const id = readCount(wire.id);
  const role = readRole(wire.role);
  if (id === null || !role) return null;
  const [isActive, hasPin] = [readFlag(wire.is_active, false), readFlag(wire.has_pin, false)];
  const devices = Array.isArray(wire.devices) ? wire.devices.map(readText) : [];
  return { id, name: readText(wire.name), role, email: readText(wire.email), isActive, hasPin, devices };
}

export function deviceFromWire(value: unknown): Device | null {
  const named = namedFromWire(value);
  const wire = readObject(value);
  const kind = deviceKinds.find((known) => known === wire.kind);
  if (!named || !kind) return null;
  const lastUsedAt = readText(wire.last_used_at) || null;
  return { ...named, kind, addedBy: readText(wire.added_by), addedAt: readText(wire.added_at), lastUsedAt };
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

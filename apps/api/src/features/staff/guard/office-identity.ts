import type { OfficeAccess } from '@comptoir/contract';
import { may, type Role } from '@comptoir/domain';
import type { FastifyRequest } from 'fastify';
import type { DeviceKind } from '../record/device-repository.ts';
import type { Acting } from '../record/session-repository.ts';

export interface OfficeIdentity {
  role: Role;
  person: { id: number; name: string } | null;
  device: { id: number; name: string; kind: DeviceKind } | null;
  /** The person who said by their PIN that they act on the device (ROL-09). It adds no permission. */
  acting: Acting | null;
  by: string;
  /** Whether a person has a second factor and last proved it more than a quarter of an hour ago (ROL-05). */
  isProofDue: boolean;
  /** The session's id, as in `listOpenSessions`. The id grants no access. */
  session: string;
}

/** Whether the holder of a session has access (ROL-20). A device that prints has access to its prints only. */
export function hasAccess(
  {
    role,
    person,
    device,
  }: Pick<OfficeIdentity, 'role'> & { person: object | null; device: { kind: DeviceKind } | null },
  access: Exclude<OfficeAccess, 'anybody'>,
): boolean {
  if (access === 'printer' || device?.kind === 'printer') return device?.kind === access;
  if (access === 'person') return person !== null;
  return access === 'staff' || may(role, access);
}

export function readerOf({ device, person }: Pick<OfficeIdentity, 'device' | 'person'>): string {
  return device ? `device:${device.id}` : `person:${person?.id}`;
}

const identities = new WeakMap<FastifyRequest, OfficeIdentity>();

export function admit(request: FastifyRequest, identity: OfficeIdentity): void {
  identities.set(request, identity);
}

export function findOffice(request: FastifyRequest): OfficeIdentity | null {
  return identities.get(request) ?? null;
}

export function officeOf(request: FastifyRequest): OfficeIdentity {
  const identity = findOffice(request);
  if (!identity) throw new Error('An address of the office was served without its guard.');
  return identity;
}

export function personOf(request: FastifyRequest): { id: number; name: string } {
  const { person } = officeOf(request);
  if (!person) throw new Error('An address for persons was served to a device.');
  return person;
}

import type { Role } from '@comptoir/domain';
import type { FastifyRequest } from 'fastify';

export interface OfficeIdentity {
  role: Role;
  person: { id: number; name: string } | null;
  device: { id: number; name: string } | null;
  by: string;
  /** The session's id, as in `listOpenSessions`. The id grants no access. */
  session: string;
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

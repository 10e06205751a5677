import type { Role } from '@comptoir/domain';
import type { FastifyRequest } from 'fastify';

/** Who asks for something in the office. */
export interface OfficeIdentity {
  role: Role;
  /** Null: the kitchen's device acts, whoever stands before it. */
  person: { id: number; name: string } | null;
  device: { id: number; name: string } | null;
  /** As the history says it. */
  by: string;
  /** What the session is known by, here and in `listOpenSessions`; it opens nothing. */
  session: string;
}

/** What a screen is known by from one session to the next: a tablet's, or that of whoever opened it on one of their own. */
export function readerOf({ device, person }: Pick<OfficeIdentity, 'device' | 'person'>): string {
  return device ? `device:${device.id}` : `person:${person?.id}`;
}

const identities = new WeakMap<FastifyRequest, OfficeIdentity>();

/** Notes who asks: the guard from the cookie, or whoever has just come in. */
export function admit(request: FastifyRequest, identity: OfficeIdentity): void {
  identities.set(request, identity);
}

/** Who asks; null: nobody is signed in, at an address that anybody may ask. */
export function findOffice(request: FastifyRequest): OfficeIdentity | null {
  return identities.get(request) ?? null;
}

/** Who asks, where the endpoint is not anybody's. */
export function officeOf(request: FastifyRequest): OfficeIdentity {
  const identity = findOffice(request);
  if (!identity) throw new Error('An address of the office was served without its guard.');
  return identity;
}

/** Who asks, where the endpoint is a person's. */
export function personOf(request: FastifyRequest): { id: number; name: string } {
  const { person } = officeOf(request);
  if (!person) throw new Error('An address for persons was served to a device.');
  return person;
}

import type { Member } from '@comptoir/contract';
import { listDevices, type StoredDevice } from '../record/device-repository.ts';
import { listLinkEnds } from '../record/link-repository.ts';
import { isPending, type StoredPerson } from '../record/person-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';

type Reading = Pick<StaffTools, 'db' | 'now'>;

/** Tells of stored persons what owners see in Équipe. */
export async function toMembers(reading: Reading, people: StoredPerson[]): Promise<Member[]> {
  const known = await readKnown(reading);
  return people.map((person) => memberOf(person, known));
}

export async function toMember(reading: Reading, person: StoredPerson): Promise<Member> {
  return memberOf(person, await readKnown(reading));
}

interface Known {
  devices: StoredDevice[];
  linkEnds: Map<number, Temporal.Instant>;
}

async function readKnown({ db, now }: Reading): Promise<Known> {
  return { devices: await listDevices(db), linkEnds: await listLinkEnds(db, now().toInstant()) };
}

function memberOf(person: StoredPerson, { devices, linkEnds }: Known): Member {
  const { id, name, role, email, isActive, pinHash, totpSince } = person;
  const added = devices.filter(({ addedById }) => addedById === id).map((device) => device.name);
  const invitation = isPending(person) ? { until: linkEnds.get(id) ?? null } : null;
  return {
    id,
    name,
    role,
    email,
    isActive,
    hasPin: pinHash !== null,
    hasSecondFactor: totpSince !== null,
    devices: added,
    invitation,
  };
}

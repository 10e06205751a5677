import type { Role } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import { takeMail } from '../../mailbox/mailbox-repository.ts';
import { issueLink } from '../link/issue-link.ts';
import { staffMailTask } from '../mail/staff-mail-tasks.ts';
import { deleteInvited, endLinks } from '../record/link-repository.ts';
import {
  findPersonByEmail,
  holdPerson,
  insertInvited,
  isPending,
  type StoredPerson,
} from '../record/person-repository.ts';

interface Inviting {
  keys: AccountKeys;
  at: Temporal.Instant;
  /** The owner who invites. */
  madeBy: number;
}

/** Creates a person and mails them a link (ROL-03). Runs in the caller's transaction. */
export async function invitePerson(
  tx: Db,
  inviting: Inviting,
  { email, role }: { email: string; role: Role },
): Promise<StoredPerson | 'email_taken' | 'rate_limited'> {
  if (await findPersonByEmail(tx, email)) return 'email_taken';
  if (!(await mayMail(tx, inviting, email))) return 'rate_limited';
  // Another owner may have invited the same person meanwhile.
  const person = await insertInvited(tx, { email, role, at: inviting.at });
  if (!person) return 'email_taken';
  await mailLink(tx, inviting, person.id);
  return person;
}

/** Mails a new link to a person who has not come yet; the former link ends. */
export async function inviteAgain(
  tx: Db,
  inviting: Inviting,
  id: number,
): Promise<StoredPerson | 'not_found' | 'rate_limited'> {
  const person = await holdPerson(tx, id);
  if (!person?.isActive || !isPending(person)) return 'not_found';
  if (!(await mayMail(tx, inviting, person.email))) return 'rate_limited';
  await endLinks(tx, id, inviting.at);
  await mailLink(tx, inviting, id);
  return person;
}

/** Forgets a person who has not come yet, with their links. */
export async function withdrawInvitation(tx: Db, id: number): Promise<StoredPerson | 'not_found'> {
  const person = await holdPerson(tx, id);
  if (!person || !isPending(person)) return 'not_found';
  await deleteInvited(tx, id);
  return person;
}

function mayMail(tx: Db, { keys, at }: Inviting, email: string): Promise<boolean> {
  return takeMail(tx, { addressKey: keys.addressKey(email), at, isKnown: true, isSent: true });
}

async function mailLink(tx: Db, { keys, at, madeBy }: Inviting, staffId: number): Promise<void> {
  const { id } = await issueLink(tx, keys, { purpose: 'invitation', staffId, madeBy, at });
  await insertTasks(tx, [staffMailTask(id)]);
}

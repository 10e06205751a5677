import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { takeMail } from '../../mailbox/mailbox-repository.ts';
import { staffMailTask } from '../mail/staff-mail-tasks.ts';
import { findPersonByEmail } from '../record/person-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { issueLink } from './issue-link.ts';

/** Mails a sign-in link, but not to unknown addresses (SEC-09). False if the address received too many mails. */
export async function askForLink(
  { db, keys, now, wakeOutbox }: StaffTools,
  email: string,
  isKnown: boolean,
): Promise<boolean> {
  const at = now().toInstant();
  const isAsked = await db.transaction(async (tx) => {
    const person = await findPersonByEmail(tx, email);
    const staffId = person?.isActive ? person.id : null;
    const mail = { addressKey: keys.addressKey(email), at, isKnown, isSent: staffId !== null };
    if (!(await takeMail(tx, mail))) return false;
    const { id } = await issueLink(tx, keys, { purpose: 'reset', staffId, at });
    await insertTasks(tx, [staffMailTask(id)]);
    return true;
  });
  if (isAsked) wakeOutbox();
  return isAsked;
}

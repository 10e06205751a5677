import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { findPersonByEmail } from '../record/person-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { issueLink } from './issue-link.ts';
import { staffMailTask } from './staff-mail-tasks.ts';

/** Has a link sent to whoever works here. An address of nobody's gets the same rows; its mail is dropped by whoever would send it (SEC-09). */
export async function askForLink({ db, keys, now, wakeOutbox }: StaffTools, email: string): Promise<void> {
  const at = now().toInstant();
  await db.transaction(async (tx) => {
    const person = await findPersonByEmail(tx, email);
    const staffId = person?.isActive ? person.id : null;
    const { id } = await issueLink(tx, keys, { purpose: 'reset', staffId, at });
    await insertTasks(tx, [staffMailTask(id)]);
  });
  wakeOutbox();
}

import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import { linkAddress } from '../mail/link-address.ts';
import { staffMailTask } from '../mail/staff-mail-tasks.ts';
import { endLinks } from '../record/link-repository.ts';
import { putPerson } from '../record/person-repository.ts';
import { demoOwner } from './demo-words.ts';
import { issueLink } from './issue-link.ts';

interface Invitation {
  keys: AccountKeys;
  siteRoot: string;
  at: Temporal.Instant;
}

/** Creates an owner and a sign-in link for thirty minutes, because there is no default password (ROL-02). */
export async function inviteOwner(
  db: Db,
  { keys, siteRoot, at }: Invitation,
  { email, isMailed }: { email: string; isMailed: boolean },
): Promise<string> {
  return db.transaction(async (tx) => {
    const { id: staffId } = await putPerson(tx, { email, name: '', role: 'owner', at });
    await endLinks(tx, staffId, at);
    const { id, token } = await issueLink(tx, keys, { purpose: 'owner', staffId, at });
    if (isMailed) await insertTasks(tx, [staffMailTask(id)]);
    return linkAddress(siteRoot, token);
  });
}

/** Creates a link without a password for one browser within a day. Earlier links end. */
export async function inviteDemoOwner(db: Db, { keys, siteRoot, at }: Invitation): Promise<string> {
  return db.transaction(async (tx) => {
    const { id: staffId } = await putPerson(tx, { ...demoOwner, at });
    await endLinks(tx, staffId, at);
    const { token } = await issueLink(tx, keys, { purpose: 'demo', staffId, at });
    return linkAddress(siteRoot, token);
  });
}

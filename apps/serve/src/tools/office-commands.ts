import { inviteOwner, openAccountKeys, resetSecondFactor } from '@comptoir/api';
import { officeEndpoints } from '@comptoir/contract';
import { readConfig } from '../environment/config.ts';
import { openSecret } from '../secret/open-secret.ts';
import { demand, type Words } from './print/words.ts';
import { withShop } from './with-shop.ts';

/** Reads the address that was typed. Throws an `Error` with a message for the user. */
function readEmail(typed: string): string {
  demand(typed !== '');
  const read = officeEndpoints.askForLink.body.safeParse({ email: typed });
  if (!read.success) throw new Error(`${typed} n’est pas une adresse e-mail.`);
  return read.data.email;
}

/** The command `office second-code --email ADDRESS` turns the second factor of who lost their phone off (ROL-05). */
export async function resetSecondCode({ email: typed }: Words): Promise<void> {
  const email = readEmail(typed);
  await withShop(async ({ db, now }) => {
    if (!(await resetSecondFactor(db, email, now()))) throw new Error(`${email} n’a pas de second code.`);
    console.log(`${email} entre de nouveau avec son seul mot de passe.`);
  });
}

/** The command `office owner --email ADDRESS` creates an owner and prints the sign-in link. */
export async function inviteOfficeOwner({ email: typed }: Words): Promise<void> {
  const email = readEmail(typed);
  const config = readConfig(process.env);
  const isMailed = config.smtpUrl !== null;
  await withShop(async ({ db, site: { siteRoot }, now }) => {
    const keys = await openAccountKeys(db, openSecret(config));
    const link = await inviteOwner(db, { keys, siteRoot, at: now() }, { email, isMailed });
    console.log(
      `${link}\nCe lien fait entrer ${email} comme propriétaire, une fois, pendant trente minutes.${isMailed ? ' La boutique l’envoie aussi par e-mail.' : ''}`,
    );
  });
}

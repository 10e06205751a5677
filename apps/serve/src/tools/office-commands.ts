import { inviteOwner, openAccountKeys } from '@comptoir/api';
import { officeEndpoints } from '@comptoir/contract';
import { readConfig } from '../environment/config.ts';
import { openSecret } from '../secret/open-secret.ts';
import { demand, type Words } from './print/words.ts';
import { withShop } from './with-shop.ts';

/** The command `office owner --email ADDRESS` creates an owner and prints the sign-in link. */
export async function inviteOfficeOwner({ email: typed }: Words): Promise<void> {
  demand(typed !== '');
  const read = officeEndpoints.askForLink.body.safeParse({ email: typed });
  if (!read.success) throw new Error(`${typed} n’est pas une adresse e-mail.`);
  const { email } = read.data;
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

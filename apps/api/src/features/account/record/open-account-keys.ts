import type { Db } from '../../../db/database.ts';
import { OpenFailure } from '../../../db/failure/open-failure.ts';
import { type AccountKeys, createAccountKeys } from '../../../secrets/account-keys.ts';
import { claimSecret } from './secret-repository.ts';
import { otherSecretWords } from './secret-words.ts';

/**
 * Makes the account keys of a database. @throws OpenFailure if the secret is not the one that the database was used with: codes would be
 * refused, and failures, limits and coupons would start from zero, without an error.
 */
export async function openAccountKeys(db: Db, secret: Uint8Array): Promise<AccountKeys> {
  const keys = createAccountKeys(secret);
  if (await claimSecret(db, keys.fingerprint)) return keys;
  throw new OpenFailure(otherSecretWords());
}

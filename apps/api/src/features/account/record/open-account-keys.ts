import type { Db } from '../../../db/database.ts';
import { OpenFailure } from '../../../db/failure/open-failure.ts';
import { type AccountKeys, createAccountKeys } from '../../../secrets/account-keys.ts';
import { claimSecret } from './secret-repository.ts';
import { otherSecretWords } from './secret-words.ts';

/** Throws `OpenFailure` for another secret than before, because codes, limits and coupons depend on the secret. */
export async function openAccountKeys(db: Db, secret: Uint8Array): Promise<AccountKeys> {
  const keys = createAccountKeys(secret);
  if (await claimSecret(db, keys.fingerprint)) return keys;
  throw new OpenFailure(otherSecretWords());
}

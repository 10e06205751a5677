import type { Db } from '../../../db/database.ts';
import { OpenFailure } from '../../../db/failure/open-failure.ts';
import { type AccountKeys, createAccountKeys } from '../../../secrets/account-keys.ts';
import { claimSecret } from './secret-repository.ts';

/**
 * Makes the keys of a database's accounts. With another secret than before nothing would seem wrong: codes that were sent would be refused,
 * and failures, limits and coupons counted anew. @throws OpenFailure there.
 */
export async function openAccountKeys(db: Db, secret: Uint8Array): Promise<AccountKeys> {
  const keys = createAccountKeys(secret);
  if (await claimSecret(db, keys.fingerprint)) return keys;
  throw new OpenFailure(
    'This database was used with another account secret. Take the one that its other servers have, or that was kept with its backup: as ACCOUNT_SECRET, or as the file account-secret in DATA_DIR. If it is lost, "npm run database forget-secret" lets you go on with yours.',
  );
}

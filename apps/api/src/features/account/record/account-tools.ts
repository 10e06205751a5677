import type { Db } from '../../../db/database.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import type { PasswordHasher } from '../../../secrets/password/password-hasher.ts';

/** What accounts are made, opened and changed with. */
export interface AccountTools {
  db: Db;
  keys: AccountKeys;
  passwords: PasswordHasher;
  now: () => Temporal.ZonedDateTime;
  /** Told after each commit that left a mail to be sent. */
  wakeOutbox: () => void;
}

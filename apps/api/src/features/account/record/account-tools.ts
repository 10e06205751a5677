import type { Db } from '../../../db/database.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import type { PasswordHasher } from '../../../secrets/password/password-hasher.ts';

export interface AccountTools {
  db: Db;
  keys: AccountKeys;
  passwords: PasswordHasher;
  now: () => Temporal.ZonedDateTime;
  wakeOutbox: () => void;
}

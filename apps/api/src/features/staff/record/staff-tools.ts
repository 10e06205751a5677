import type { SiteConfig } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { Limiter, MakeCounter } from '../../../plugins/limits.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import type { PasswordHasher } from '../../../secrets/password/password-hasher.ts';

export interface StaffTools {
  db: Db;
  keys: AccountKeys;
  /** Staff and diners share one hasher, so that hashing takes at most one processor. */
  passwords: PasswordHasher;
  site: SiteConfig;
  now: () => Temporal.ZonedDateTime;
  limit: Limiter;
  makeCounter: MakeCounter;
  isDemo: boolean;
  wakeOutbox: () => void;
}

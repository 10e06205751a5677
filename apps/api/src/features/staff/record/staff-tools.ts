import type { SiteConfig } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { Limiter, MakeCounter } from '../../../plugins/limits.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import type { PasswordHasher } from '../../../secrets/password/password-hasher.ts';

/** What the office's people and devices come in by. */
export interface StaffTools {
  db: Db;
  keys: AccountKeys;
  /** One queue with the accounts' of the shop: together they take one processor. */
  passwords: PasswordHasher;
  site: SiteConfig;
  now: () => Temporal.ZonedDateTime;
  limit: Limiter;
  makeCounter: MakeCounter;
  /** False: a link of the demo lets nobody in. */
  isDemo: boolean;
  /** Told after each commit that left a mail to be sent. */
  wakeOutbox: () => void;
}

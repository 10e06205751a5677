import type { Account } from './account.ts';
import type { Binaries } from './find-binaries.ts';

/** Where the database stands, which programs serve it, and in whose name. */
export interface Placement {
  binaries: Binaries;
  account: Account;
  /** Absolute path of the database's own folder, which may not exist yet. */
  folder: string;
  /** One line for whoever starts the shop, where the database does not stand in its data folder. */
  notice?: string;
}

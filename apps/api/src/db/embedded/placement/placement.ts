import type { Account } from './account.ts';
import type { Binaries } from './find-binaries.ts';

/** The folder of the embedded database, the programs that serve it, and the account that runs them. */
export interface Placement {
  binaries: Binaries;
  account: Account;
  folder: string;
}

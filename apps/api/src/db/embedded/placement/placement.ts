import type { Account } from './account.ts';
import type { Binaries } from './find-binaries.ts';

export interface Placement {
  binaries: Binaries;
  account: Account;
  folder: string;
}

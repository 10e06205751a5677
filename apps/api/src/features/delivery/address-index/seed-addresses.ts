import type { Db } from '../../../db/database.ts';
import { beginImport, lockServedImport } from './address-repository.ts';
import { loadAddresses } from './import-addresses.ts';

/** Imports a small file if the address index is empty, and then returns true. Throws `AddressFault`. */
export async function seedAddresses(db: Db, path: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    if ((await lockServedImport(tx)) > 0) return false;
    await loadAddresses(tx, await beginImport(tx), path);
    return true;
  });
}

import type { Db } from '../../../db/database.ts';
import { beginImport, lockServedImport } from './address-repository.ts';
import { loadAddresses } from './import-addresses.ts';

/** Fills an address index that never had an address with a small file's. Returns whether it filled it. Throws `AddressFault`. */
export async function seedAddresses(db: Db, path: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Another server may have started at the same moment.
    if ((await lockServedImport(tx)) > 0) return false;
    await loadAddresses(tx, await beginImport(tx), path);
    return true;
  });
}

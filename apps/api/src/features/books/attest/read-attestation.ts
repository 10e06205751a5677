import type { AttestationFacts } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import { findNewestArchive } from '../archive/archive-repository.ts';
import { findHead, listEntries } from '../record/books-repository.ts';
import type { RunningRelease } from '../record/release.ts';
import { findBookCheck } from '../verify/check-repository.ts';
import { findDatabaseVersion } from './version-repository.ts';

/** What the sheet of conformity says of this shop (BOK-35). */
export async function readAttestation(db: Db, release: RunningRelease | null): Promise<AttestationFacts> {
  const [first] = await listEntries(db, { from: 1, to: 1, limit: 1 });
  const archive = await findNewestArchive(db);
  const check = await findBookCheck(db);
  return {
    release,
    databaseVersion: await findDatabaseVersion(db),
    keyId: (await findHead(db))?.keyId ?? null,
    firstDay: first?.serviceDay ?? null,
    archive: archive && { period: archive.period, at: archive.at, checkedAt: archive.checkedAt },
    check: check && { at: check.at, entries: check.entries, count: check.count },
  };
}

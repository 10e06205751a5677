import { createHash } from 'node:crypto';
import { canonicalJson, daysOf, writeInstant } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { findEnd } from '../close/close-days.ts';
import { findHead, holdHead, insertOwnEntries, listKeys } from '../record/books-repository.ts';
import { type ChainEnd, checkChain } from '../record/check-chain.ts';
import { findClose, type HashedClose } from '../record/close-repository.ts';
import { findLastPurge, isPurged } from '../record/purge-repository.ts';
import { type SealTools, sealBatch } from '../seal/seal-entries.ts';
import { readEntries, recordLine } from './archive-lines.ts';
import { type Archive, findFirstSeq, insertArchive } from './archive-repository.ts';

export interface ArchiveTools extends SealTools {
  site: SealTools['site'] & { legal: { publisher: string } };
}

export type ArchiveRefusal = 'not_closed' | 'purged' | 'books_unsound' | 'other_key';

/**
 * Makes an archive of a closed month or year, and tells the books of it (BOK-24, BOK-25). The entries are read before the
 * head is locked, because they change no more.
 */
export async function makeArchive(
  tools: ArchiveTools,
  { period, by }: { period: string; by: string | null },
): Promise<Archive | ArchiveRefusal> {
  const { db, site, key, now } = tools;
  const close = await findClose(db, period);
  if (!close || close.kind === 'day') return 'not_closed';
  if (isPurged(close, await findLastPurge(db))) return 'purged';
  if ((await findHead(db))?.keyId !== key.id) return 'other_key';
  const at = now().toInstant();
  const { from, to } = daysOf(close);
  const span = { first: (await findFirstSeq(db, from)) ?? close.entrySeq, last: close.entrySeq };
  const before = await findEnd(db, site, span.first - 1);
  if (!before) return 'books_unsound';
  const keys = (await listKeys(db)).filter(({ seq }) => seq <= span.last);
  const header = lineOf({
    archive: 1,
    before: before.hash,
    first: span.first,
    from,
    to,
    keys: keys.map(({ id, publicKey, seq }) => ({ id, key: publicKey, seq })),
    kind: close.kind,
    made: writeInstant(at),
    period,
    product: 'Comptoir',
    seller: site.legal.publisher,
    site: site.id,
  });
  const digests = await digestEntries(db, { header, before, span });
  if (!digests) return 'books_unsound';
  const told = trailerOf(close, span, digests);
  const trailer = lineOf({ ...told, sig: key.sign(signedTrailerText(told)) });
  return db.transaction(async (tx) => {
    const head = await holdHead(tx, { isPatient: true });
    if (head?.keyId !== key.id) return 'other_key';
    const content = archiveContent(period, span, digests);
    const entries = await insertOwnEntries(tx, [{ kind: 'archive', at, content }]);
    const { seq } = await sealBatch(tx, { head, entries, key, timeZone: site.timeZone });
    return insertArchive(tx, {
      period,
      header,
      trailer,
      seqFirst: span.first,
      seqLast: span.last,
      entrySeq: seq,
      at,
      by,
    });
  });
}

const lineOf = (value: object) => `${canonicalJson(value)}\n`;

interface Span {
  first: number;
  last: number;
}

interface Digests {
  /** SHA-256 of the lines of the entries, and of them with the header. */
  records: string;
  file: string;
}

/** What the entry of an archive tells. */
export const archiveContent = (period: string, { first, last }: Span, { file, records }: Digests) => ({
  period,
  first,
  last,
  file,
  records,
});

/** The text that is signed of a file's last line. */
export const signedTrailerText = (told: object): string => `comptoir archive 1\n${canonicalJson(told)}`;

/** The last line of the file, but its signature. Amounts in cents. */
export function trailerOf({ figures }: HashedClose, { first, last }: Span, { records, file }: Digests) {
  return {
    entries: last - first + 1,
    file_sha256: file,
    records_sha256: records,
    refunds: figures.refunds.amount,
    sales: figures.sales.amount,
  };
}

/** The digests of a file and of its records. Null if the entries are not the chain that was sealed. */
export async function digestEntries(
  db: Db,
  { header, before, span }: { header: string; before: ChainEnd; span: Span },
): Promise<Digests | null> {
  const [records, file] = [createHash('sha256'), createHash('sha256').update(header)];
  let end = before;
  for await (const entries of readEntries(db, span)) {
    if (checkChain(end, entries).length > 0) return null;
    end = entries.at(-1) ?? end;
    for (const line of entries.map(recordLine)) {
      records.update(line);
      file.update(line);
    }
  }
  return end.seq === span.last ? { records: records.digest('hex'), file: file.digest('hex') } : null;
}

import { addFigures, type BookFigures, emptyFigures, figuresOf, signedText } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { countedEntry } from '../close/close-days.ts';
import { isSignedBy, keyIdOf } from '../record/book-key.ts';
import { type BookEntry, listEntries, listKeys } from '../record/books-repository.ts';
import { beginningOf, type ChainEnd, checkChain } from '../record/check-chain.ts';
import { checkColumns } from '../record/money-columns.ts';
import { listPurges, type Purge } from '../record/purge-repository.ts';
import { readContent } from '../record/read-content.ts';
import { watchPurges } from './check-purges.ts';
import type { BookFinding, Tell } from './finding.ts';

const pageSize = 200;

/** Waits between two pages. */
export type Pace = () => Promise<void>;

/** What `books restored` said of entries that are lost. `seq` is the entry that says so. */
export interface DeclaredGap {
  seq: number;
  from: number;
  to: number;
  reason: string;
}

interface Looked {
  end: ChainEnd;
  entries: number;
  /** What the entries of each service day come to. Of those that were purged only the sales are told, by their columns. */
  days: Map<string, BookFigures>;
  /** The days that have purged entries. */
  purgedDays: Set<string>;
  /** The last purge (BOK-28). */
  purge: Purge | null;
  /** The entries of closes, by their place. */
  closes: Map<number, string | null>;
  /** The entries of archives, by their place. */
  archives: Map<number, BookEntry>;
  gaps: DeclaredGap[];
}

interface Site {
  id: string;
  timeZone: string;
}

/** Walks the whole chain, page by page: places, hashes, signatures, keys, and what columns repeat of the content. */
export async function checkEntries(db: Db, site: Site, { tell, pace }: { tell: Tell; pace: Pace }): Promise<Looked> {
  const keys = new Map((await listKeys(db)).map((key) => [key.id, key]));
  const purges = await listPurges(db);
  const [purge = null, columns] = [purges.at(-1), watchPurges(purges)];
  const looked: Looked = {
    end: beginningOf(site.id),
    entries: 0,
    days: new Map(),
    purgedDays: new Set(),
    purge,
    closes: new Map(),
    archives: new Map(),
    gaps: [],
  };
  let last: BookEntry | undefined;
  for (;;) {
    const page = await listEntries(db, { from: looked.end.seq + 1, limit: pageSize });
    for (const { seq, ...fault } of checkChain(looked.end, page, purge?.last)) tell({ ...entryFinding(seq), ...fault });
    for (const entry of page) {
      checkSignature(entry, keys, tell);
      for (const fault of checkColumns(entry)) tell({ ...entryFinding(entry.seq), ...fault });
      columns.add(entry);
      count(looked, entry, site.timeZone, tell);
    }
    last = page.at(-1) ?? last;
    if (last) looked.end = last;
    if (page.length < pageSize) break;
    await pace();
  }
  if (last && last.signature === null)
    tell({ ...entryFinding(last.seq), field: 'signature', expected: 'a signature', found: null });
  columns.check(tell);
  await checkKeys(db, keys, tell);
  return looked;
}

const entryFinding = (seq: number): Pick<BookFinding, 'seq' | 'table' | 'key'> => ({
  seq,
  table: 'book_entries',
  key: String(seq),
});

type Keys = Map<string, { publicKey: string; seq: number }>;

function checkSignature(entry: BookEntry, keys: Keys, tell: Tell): void {
  const { signature, keyId, seq } = entry;
  if (signature === null || keyId === null) return;
  const key = keys.get(keyId);
  if (!key) tell({ ...entryFinding(seq), field: 'key_id', expected: 'a key of the books', found: keyId });
  else if (key.seq > seq) tell({ ...entryFinding(seq), field: 'key_id', expected: 'an earlier key', found: keyId });
  else if (!isSignedBy(key.publicKey, signedText(entry), signature))
    tell({ ...entryFinding(seq), field: 'signature', expected: `one of ${keyId}`, found: signature });
}

/** A key is told by an entry, and its name is the hash of its public half. */
async function checkKeys(db: Db, keys: Keys, tell: Tell): Promise<void> {
  for (const [id, { publicKey, seq }] of keys) {
    const [entry] = await listEntries(db, { from: seq, to: seq, limit: 1 });
    const told = entry?.kind === 'key' ? (readContent<{ key: string }>(entry.content).key ?? null) : null;
    const finding = { seq, table: 'book_keys', key: id, field: 'public_key' } as const;
    if (told !== publicKey) tell({ ...finding, expected: told, found: publicKey });
    if (keyIdOf(Buffer.from(publicKey, 'base64')) !== id)
      tell({ ...finding, field: 'id', expected: keyIdOf(Buffer.from(publicKey, 'base64')), found: id });
  }
}

/** Of purged entries the columns tell what was sold, and no more: a refund's don't say whether it was done. */
function soldBy({ kind, amountCents: amount, taxes, method }: BookEntry): BookFigures {
  if (kind !== 'payment') return emptyFigures();
  const { sales } = figuresOf({ kind, content: { amount, taxes, method }, isLate: false });
  return { ...emptyFigures(), sales };
}

function count(looked: Looked, entry: BookEntry, timeZone: string, tell: Tell): void {
  const day = entry.serviceDay.toString();
  looked.entries += 1;
  if (entry.content === null) looked.purgedDays.add(day);
  try {
    const figures = entry.content === null ? soldBy(entry) : figuresOf(countedEntry(entry, timeZone));
    looked.days.set(day, addFigures([looked.days.get(day) ?? emptyFigures(), figures]));
  } catch {
    tell({ ...entryFinding(entry.seq), field: 'content', expected: `one of a ${entry.kind}`, found: entry.content });
  }
  if (entry.kind === 'archive') looked.archives.set(entry.seq, entry);
  if (entry.kind === 'close') looked.closes.set(entry.seq, entry.content);
  if (entry.kind !== 'restored') return;
  const { from, to, reason = '' } = readContent<Omit<DeclaredGap, 'seq'>>(entry.content);
  if (from !== undefined && to !== undefined) looked.gaps.push({ seq: entry.seq, from, to, reason });
}

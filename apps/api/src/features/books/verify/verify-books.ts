import type { Db } from '../../../db/database.ts';
import { findHead, listEntries } from '../record/books-repository.ts';
import { findFirstLost, type Witness } from '../record/witness-repository.ts';
import { checkArchives } from './check-archives.ts';
import { checkCloses } from './check-closes.ts';
import { checkEntries, type DeclaredGap, type Pace } from './check-entries.ts';
import { checkOrders } from './check-orders.ts';
import type { BookFinding, Tell } from './finding.ts';

export interface BooksReport {
  entries: number;
  orders: number;
  /** The end of the chain. Null before the first start that has a key. */
  head: Witness | null;
  /** Entries that a restored backup did not have, as was declared for good (BOK-30). They are no findings. */
  gaps: DeclaredGap[];
  /** How many findings there are. Only the first thousand are listed. */
  count: number;
  findings: BookFinding[];
}

export interface VerifyWish {
  site: { id: string; timeZone: string };
  /** The id of the key that this machine has; null if it has none. */
  keyId: string | null;
  witnesses: readonly Witness[];
  /** Called between pages, to leave time for other work. */
  pace?: Pace;
}

const mostListed = 1000;

/**
 * Compares the books with themselves, with their signatures, with what was kept elsewhere, and with every order, payment,
 * refund and close (BOK-31). Reads one state of the database, while orders go on, and changes nothing.
 */
export async function verifyBooks(db: Db, wish: VerifyWish): Promise<BooksReport> {
  const report: BooksReport = { entries: 0, orders: 0, head: null, gaps: [], count: 0, findings: [] };
  const tell: Tell = (finding) => {
    report.count += 1;
    if (report.findings.length < mostListed) report.findings.push(finding);
  };
  const { pace = async () => undefined } = wish;
  await db.transaction(
    async (tx) => {
      const looked = await checkEntries(tx, wish.site, { tell, pace });
      report.entries = looked.entries;
      report.gaps = looked.gaps;
      const head = await findHead(tx);
      if (head) {
        report.head = { seq: head.seq, hash: head.hash };
        checkHead(head, looked.end, tell);
        if (wish.keyId !== null && wish.keyId !== head.keyId)
          tell({ ...headFinding, seq: head.seq, field: 'key_id', expected: wish.keyId, found: head.keyId });
        await checkCloses(tx, head, looked, tell);
        await checkArchives(tx, wish.site, looked, { tell, pace });
      } else if (looked.entries > 0)
        tell({ ...headFinding, seq: null, field: 'seq', expected: String(looked.end.seq), found: null });
      for (const witness of wish.witnesses)
        await checkWitness(tx, witness, { gaps: looked.gaps, end: looked.end, tell });
      report.orders = await checkOrders(tx, { tell, pace });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return report;
}

const headFinding = { table: 'book_head', key: '1' } as const;

function checkHead(head: Witness, end: Witness, tell: Tell): void {
  const pairs = [
    ['seq', String(end.seq), String(head.seq)],
    ['hash', end.hash, head.hash],
  ] as const;
  for (const [field, expected, found] of pairs)
    if (expected !== found) tell({ ...headFinding, seq: end.seq, field, expected, found });
}

/**
 * An end that was kept elsewhere is still a part of the chain; else the books were cut, or replaced by others. A declared gap
 * explains it.
 */
async function checkWitness(
  tx: Db,
  witness: Witness,
  { gaps, end, tell }: { gaps: readonly DeclaredGap[]; end: Witness; tell: Tell },
): Promise<void> {
  const { seq, hash } = witness;
  const [entry] = await listEntries(tx, { from: seq, to: seq, limit: 1 });
  if (entry?.hash === hash || gaps.some(({ from, to }) => from <= seq && seq <= to)) return;
  const first = Math.min(await findFirstLost(tx, witness), entry ? seq : end.seq + 1);
  const key = first < seq ? `${first}-${seq}` : String(seq);
  tell({ seq, table: 'book_entries', key, field: 'hash', expected: hash, found: entry?.hash ?? null });
}

import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { findHead, findLastClose } from '../record/books-repository.ts';
import type { EndKeeper } from '../seal/keep-end.ts';
import type { SealTools } from '../seal/seal-entries.ts';
import { findBookCheck, putBookCheck } from './check-repository.ts';
import { verifyBooks } from './verify-books.ts';

/** Between two pages of entries or orders the shop has this time for what else there is to do, in milliseconds. */
const restMs = 25;
/** So many findings are shown in the office, and so much of what each expected and found. */
const mostShown = 20;
const mostText = 200;

const cut = (text: string | null) => text?.slice(0, mostText) ?? null;

/**
 * Verifies the whole books once after each close of a day (BOK-34), slowly, on a server that has their key. Returns true if
 * it did.
 */
export async function verifyByItself(
  { db, site, key, now }: SealTools,
  {
    keeper,
    log,
    signal,
  }: { keeper: Pick<EndKeeper, 'readHead'>; log: Pick<FastifyBaseLogger, 'error'>; signal: AbortSignal },
): Promise<boolean> {
  const [head, close, check] = [await findHead(db), await findLastClose(db, 'day'), await findBookCheck(db)];
  const isDone = !close || (check && Temporal.Instant.compare(check.at, close.closedAt) >= 0);
  if (isDone || head?.keyId !== key.id) return false;
  // What is kept now is a part of the state that is read next.
  const kept = await keeper.readHead();
  const pace = () => setTimeout(restMs, undefined, { signal });
  const wish = { site, keyId: key.id, witnesses: kept ? [kept] : [], pace };
  const report = await verifyBooks(db, wish).catch((error: unknown) => {
    if (signal.aborted) return null;
    throw error;
  });
  if (!report) return false;
  const { entries, count } = report;
  const findings = report.findings
    .slice(0, mostShown)
    .map((finding) => ({ ...finding, expected: cut(finding.expected), found: cut(finding.found) }));
  await putBookCheck(db, { at: now().toInstant(), entries, count, findings });
  if (count > 0) log.error({ count }, 'the books are not as they were written: see books verify');
  return true;
}

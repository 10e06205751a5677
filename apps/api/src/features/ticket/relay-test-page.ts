import { setTimeout as wait } from 'node:timers/promises';
import type { PrintOutcome } from '@comptoir/contract';
import type { Db } from '../../db/database.ts';
import { dropTestPage, insertTestPage, readTestPage } from '../print/test-page-repository.ts';
import type { RelayBell } from './relay-bell.ts';

/** A relay that is there takes a page within a second or two. */
const takeMs = 6_000;
/** Longer than the longest print. */
const printMs = 30_000;
const lookMs = 250;

/**
 * Has a test page printed by a relay, whichever server the relay asks, and says what became of it: `no_relay` if none took the page, and
 * `unknown` if its relay says nothing.
 */
export async function printTestByRelay(
  db: Db,
  printer: string,
  { ring, isOver }: RelayBell,
): Promise<PrintOutcome | 'no_relay'> {
  const id = await insertTestPage(db, printer);
  ring();
  const startedAt = performance.now();
  try {
    while (performance.now() - startedAt < printMs && !isOver()) {
      const page = await readTestPage(db, id);
      if (page?.outcome) return page.outcome;
      const isLate = performance.now() - startedAt > takeMs;
      if (!page?.isTaken && isLate && (await dropTestPage(db, id, 'waiting'))) return 'no_relay';
      await wait(lookMs);
    }
    return 'unknown';
  } finally {
    await dropTestPage(db, id, 'any');
  }
}

import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { runStatement } from '../../db/run-statement.ts';
import { testPages } from '../../db/schema/index.ts';

type Outcome = NonNullable<(typeof testPages.$inferSelect)['outcome']>;

/** Asks relays for a test page of a printer. Pages whose server died are forgotten. */
export async function insertTestPage(db: Db, printer: string): Promise<string> {
  const id = randomUUID();
  await db.delete(testPages).where(lt(testPages.at, sql`now() - interval '2 minutes'`));
  await db.insert(testPages).values({ id, printer });
  return id;
}

const takeText = `
  update test_pages set taken_by = $2
  where id = (
    select id from test_pages
    where printer = any($1) and outcome is null and (taken_by is null or taken_by = $2)
    order by taken_by is null, at limit 1 for update skip locked
  )
  returning id, printer`;

/** Takes a page for a request of a relay, which gets the same page if it is repeated. */
export async function takeTestPage(
  db: Db,
  printers: readonly string[],
  key: string,
): Promise<{ id: string; printer: string } | null> {
  const take = { name: 'take_test_page', text: takeText, values: [printers, key] };
  const [page] = await runStatement<{ id: string; printer: string }>(db, take);
  return page ?? null;
}

export async function endTestPage(db: Db, id: string, outcome: Outcome): Promise<void> {
  await db
    .update(testPages)
    .set({ outcome })
    .where(and(eq(testPages.id, id), isNull(testPages.outcome)));
}

export async function readTestPage(db: Db, id: string): Promise<{ isTaken: boolean; outcome: Outcome | null } | null> {
  const { takenBy, outcome } = testPages;
  const [page] = await db.select({ takenBy, outcome }).from(testPages).where(eq(testPages.id, id));
  return page ? { isTaken: page.takenBy !== null, outcome: page.outcome } : null;
}

/** Deletes a page. Returns false if a relay has taken it, where only a page that waits is to be deleted. */
export async function dropTestPage(db: Db, id: string, which: 'waiting' | 'any'): Promise<boolean> {
  const isMeant = which === 'waiting' ? and(eq(testPages.id, id), isNull(testPages.takenBy)) : eq(testPages.id, id);
  return (await db.delete(testPages).where(isMeant).returning({ id: testPages.id })).length > 0;
}

import type { BoardHealth } from '@comptoir/contract';
import { and, asc, eq, gt, max, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { runStatement } from '../../../db/run-statement.ts';
import { boards } from '../../../db/schema/index.ts';

/** A board that says nothing of itself for so long is none (BRD-15). */
const aliveSeconds = 60;

/** Notes that a board is there, and how it is. */
export async function noteAlive(db: Db, reader: string, health: BoardHealth, at: Temporal.Instant): Promise<void> {
  const row = { ...health, aliveAt: toDate(at) };
  await db
    .insert(boards)
    .values({ reader, ...row })
    .onConflictDoUpdate({ target: boards.reader, set: row });
}

/** When a board last said that it is there; null: none ever did. */
export async function findLastAlive(db: Db): Promise<Temporal.Instant | null> {
  const [row] = await db.select({ at: max(boards.aliveAt) }).from(boards);
  return row?.at ? toInstant(row.at) : null;
}

/** The boards that can be heard at that moment, held until the end of the transaction: whoever would mute one waits. */
export async function holdSounding(tx: Db, at: Temporal.Instant): Promise<string[]> {
  const rows = await tx
    .select({ reader: boards.reader })
    .from(boards)
    .where(and(isAlive(at), eq(boards.sound, 'on'), ne(boards.link, 'lost')))
    .orderBy(asc(boards.reader))
    .for('update');
  return rows.map(({ reader }) => reader);
}

/** A board rings no more, until it says that it does. */
export async function noteMuted(tx: Db, reader: string): Promise<void> {
  await tx.update(boards).set({ sound: 'muted' }).where(eq(boards.reader, reader));
}

/** How many boards there are at that moment. */
export function countAlive(db: Db, at: Temporal.Instant): Promise<number> {
  return db.$count(boards, isAlive(at));
}

function isAlive(at: Temporal.Instant) {
  return gt(boards.aliveAt, toDate(at.subtract({ seconds: aliveSeconds })));
}

const seenText = `
  with seen as (
    update order_progress set seen_at = $2, seen_by = $3, changed_at = clock_timestamp()
    where order_id = any ($1) and seen_at is null returning order_id
  ), told as (
    insert into order_events (order_id, kind, data, at)
    select order_id, 'seen', jsonb_build_object('by', $3::text), $2 from seen
  )
  select order_id from seen`;

/**
 * Notes that orders are shown: the first screen of each is kept, with its event (BRD-16). No step of the order: whoever acts on it meanwhile
 * saw what it is. Resolves with how many nobody had seen.
 */
export async function noteSeen(
  db: Db,
  orderIds: string[],
  { by, at }: { by: string; at: Temporal.Instant },
): Promise<number> {
  const rows = await runStatement(db, { name: 'note_seen', text: seenText, values: [orderIds, toDate(at), by] });
  return rows.length;
}

import type { Db } from '../../../db/database.ts';
import { runStatement } from '../../../db/run-statement.ts';

/** What changed about orders, by the database's clock. */
export interface Changes {
  /** When it was looked. */
  at: Temporal.Instant;
  /** When each order changed last, by its id: a text that is another one after each change. */
  changedAt: Map<string, string>;
}

/**
 * A step is seen once its transaction is committed, but says when it was made: whoever looks again looks so much further back than the
 * last look. Transactions are shorter.
 */
const overlapSeconds = 120;

// The time of the look stands beside each change; where there is none, it stands alone.
const changesText = `
  select floor(extract(epoch from look.at) * 1000)::float8 as at, order_id, changed_at::text
  from (select statement_timestamp() as at) look
    left join order_progress on changed_at > coalesce($1::timestamptz, look.at) - make_interval(secs => $2)`;

/** Orders whose progress changed since an instant of the database's clock, or lately, with those that an overlap finds again. */
export async function listChanges(db: Db, since: Temporal.Instant | null): Promise<Changes> {
  const rows = await runStatement<{ at: number; order_id: string | null; changed_at: string }>(db, {
    name: 'progress_changes',
    text: changesText,
    values: [since?.toString() ?? null, overlapSeconds],
  });
  const changed = rows.flatMap(({ order_id, changed_at }) =>
    order_id === null ? [] : [[order_id, changed_at] as const],
  );
  return { at: Temporal.Instant.fromEpochMilliseconds(rows[0]?.at ?? 0), changedAt: new Map(changed) };
}

/** The database's clock, by which changes are told apart: that of servers may have been set, or differ. */
export async function readDatabaseClock(db: Db): Promise<Temporal.Instant> {
  const [row] = await runStatement<{ at: number }>(db, {
    name: 'database_clock',
    text: 'select floor(extract(epoch from statement_timestamp()) * 1000)::float8 as at',
    values: [],
  });
  if (!row) throw new Error('The database did not say what time it is.');
  return Temporal.Instant.fromEpochMilliseconds(row.at);
}

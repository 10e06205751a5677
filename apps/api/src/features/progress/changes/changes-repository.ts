import type { Db } from '../../../db/database.ts';
import { runStatement } from '../../../db/run-statement.ts';

export interface Changes {
  at: Temporal.Instant;
  /** The last change of each order, as a text that differs after each change. */
  changedAt: Map<string, string>;
}

/** A change becomes visible later than its timestamp, so successive queries overlap by more than a transaction. */
const overlapSeconds = 120;

// Each row contains the time of the query, even if no order has changed.
const changesText = `
  select floor(extract(epoch from look.at) * 1000)::float8 as at, order_id, changed_at::text
  from (select statement_timestamp() as at) look
    left join order_progress on changed_at > coalesce($1::timestamptz, look.at) - make_interval(secs => $2)`;

/** Lists orders that changed since an instant of the database's clock. Overlapping queries repeat some orders. */
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

/** Changes are compared by the database's clock, because servers' clocks may differ. */
export async function readDatabaseClock(db: Db): Promise<Temporal.Instant> {
  const [row] = await runStatement<{ at: number }>(db, {
    name: 'database_clock',
    text: 'select floor(extract(epoch from statement_timestamp()) * 1000)::float8 as at',
    values: [],
  });
  if (!row) throw new Error('The database did not say what time it is.');
  return Temporal.Instant.fromEpochMilliseconds(row.at);
}

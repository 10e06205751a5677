import { type PostTask, windowOf } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { runStatement } from '../../db/run-statement.ts';
import type { Hold } from './hold-repository.ts';
import { loadsSince } from './work-repository.ts';

/** What the kitchen has to do, and what is held of it. */
export interface TakenWork {
  /** A task for each post and time. Those of the hours before fill windows in which later ones may have been begun. */
  tasks: PostTask[];
  /** The holds that live. */
  holds: Hold[];
}

/** Instants are milliseconds, because their texts would take most of the time that all this takes. */
type HoldRow = Omit<Hold, 'slot' | 'readyFrom' | 'promisedAt' | 'startedAt' | 'until'> &
  Record<'slotDate' | 'slotValue', string | null> &
  Record<'promisedAt' | 'startedAt' | 'until', number> & { readyFrom: number | null };

const millisecondsOf = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;

/** One statement, because each order asks for both while others wait for it. */
const takenText = `
  select
    (select coalesce(json_agg(load), '[]') from (
      select post, release, deadline, quarters from kitchen_loads where deadline > $1 and quarters > 0
    ) load) as tasks,
    (select coalesce(json_agg(hold), '[]') from (
      select local_id as "localId", network_key as "networkKey", is_guest as "isGuest", mode, tasks,
        slot_date as "slotDate", slot_value as "slotValue", ${millisecondsOf('ready_from')} as "readyFrom",
        ${millisecondsOf('promised_at')} as "promisedAt", ${millisecondsOf('started_at')} as "startedAt",
        ${millisecondsOf('until')} as until
      from holds where until > $2
    ) hold) as holds`;

/** Reads what the kitchen has to do from an instant on, and the holds that live at it. */
export async function readTakenWork(db: Db, now: Temporal.Instant): Promise<TakenWork> {
  const since = windowOf(loadsSince(now).epochMilliseconds);
  const statement = { name: 'taken_work', text: takenText, values: [since, now.toString()] };
  const [taken] = await runStatement<{ tasks: PostTask[]; holds: HoldRow[] }>(db, statement);
  if (!taken) throw new Error('A select without a table has one row.');
  return { tasks: taken.tasks, holds: taken.holds.map(toHold) };
}

function toHold({ slotDate, slotValue, readyFrom, promisedAt, startedAt, until, ...hold }: HoldRow): Hold {
  return {
    ...hold,
    slot: slotDate === null || slotValue === null ? null : { date: slotDate, value: slotValue },
    readyFrom: readyFrom === null ? null : instantOf(readyFrom),
    promisedAt: instantOf(promisedAt),
    startedAt: instantOf(startedAt),
    until: instantOf(until),
  };
}

const instantOf = (milliseconds: number) => Temporal.Instant.fromEpochMilliseconds(milliseconds);

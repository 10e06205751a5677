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

type HoldText = Omit<Hold, 'slot' | 'readyFrom' | 'promisedAt' | 'startedAt' | 'until'> &
  Record<'promisedAt' | 'startedAt' | 'until', string> &
  Record<'readyFrom' | 'slotDate' | 'slotValue', string | null>;

/** One statement, because each order asks for both while others wait for it. */
const takenText = `
  select
    (select coalesce(json_agg(load), '[]') from (
      select post, release, deadline, quarters from kitchen_loads where deadline > $1 and quarters > 0
    ) load) as tasks,
    (select coalesce(json_agg(hold), '[]') from (
      select local_id as "localId", network_key as "networkKey", is_guest as "isGuest", mode, tasks,
        slot_date as "slotDate", slot_value as "slotValue", ready_from as "readyFrom", promised_at as "promisedAt",
        started_at as "startedAt", until
      from holds where until > $2
    ) hold) as holds`;

/** Reads what the kitchen has to do from an instant on, and the holds that live at it. */
export async function readTakenWork(db: Db, now: Temporal.Instant): Promise<TakenWork> {
  const since = windowOf(loadsSince(now).epochMilliseconds);
  const statement = { name: 'taken_work', text: takenText, values: [since, now.toString()] };
  const [taken] = await runStatement<{ tasks: PostTask[]; holds: HoldText[] }>(db, statement);
  if (!taken) throw new Error('A select without a table has one row.');
  return { tasks: taken.tasks, holds: taken.holds.map(toHold) };
}

function toHold({ slotDate, slotValue, readyFrom, promisedAt, startedAt, until, ...hold }: HoldText): Hold {
  return {
    ...hold,
    slot: slotDate === null || slotValue === null ? null : { date: slotDate, value: slotValue },
    readyFrom: readyFrom === null ? null : Temporal.Instant.from(readyFrom),
    promisedAt: Temporal.Instant.from(promisedAt),
    startedAt: Temporal.Instant.from(startedAt),
    until: Temporal.Instant.from(until),
  };
}

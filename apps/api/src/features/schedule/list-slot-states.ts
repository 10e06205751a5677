import type { SlotState } from '@comptoir/contract';
import { listSlots, type Mode } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { countSlots } from './schedule-repository.ts';

interface SlotsQuestion {
  mode: Mode;
  date: Temporal.PlainDate;
  now: Temporal.ZonedDateTime;
}

/** The slots of a date as diners see them, with the full ones. */
export async function listSlotStates(
  db: Db,
  { settings, menus }: Pick<Snapshot, 'settings' | 'menus'>,
  { mode, date, now }: SlotsQuestion,
): Promise<{ value: string; state: SlotState }[]> {
  const { scheduling } = settings;
  const { slotCapacity } = scheduling;
  const counts = await countSlots(db, mode, date.toString());
  const isFull = (value: string) => slotCapacity !== null && (counts.get(value) ?? 0) >= slotCapacity;
  return listSlots({ menus, mode, date, now, scheduling }).map(({ value, state }) => ({
    value,
    state: state === 'free' && isFull(value) ? 'full' : state,
  }));
}

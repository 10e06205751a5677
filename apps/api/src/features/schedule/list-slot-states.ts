import type { SlotState } from '@comptoir/contract';
import { listSlots, type Mode, placesOf, type Slot } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { countSlots } from './schedule-repository.ts';

interface SlotsQuestion {
  mode: Mode;
  date: Temporal.PlainDate;
  now: Temporal.ZonedDateTime;
}

/** The slots of a date as diners see them, with those that are full or that the kitchen closed. */
export async function listSlotStates(
  db: Db,
  { settings, menus, slotOverrides: overrides }: Pick<Snapshot, 'settings' | 'menus' | 'slotOverrides'>,
  { mode, date, now }: SlotsQuestion,
): Promise<{ value: string; state: SlotState }[]> {
  const { scheduling } = settings;
  const { slotCapacity } = scheduling;
  const counts = await countSlots(db, mode, date.toString());
  return listSlots({ menus, mode, date, now, scheduling }).map(({ value, state }) => {
    const places = placesOf({ mode, date: date.toString(), value }, { overrides, slotCapacity });
    return { value, state: tellSlotState(state, counts.get(value) ?? 0, places) };
  });
}

/** What diners are told of a slot that took some orders and has some places; null places mean no limit. */
export function tellSlotState(state: Slot['state'], orders: number, places: number | null): SlotState {
  if (state !== 'free' || places === null) return state;
  if (places === 0) return 'closed';
  return orders >= places ? 'full' : state;
}

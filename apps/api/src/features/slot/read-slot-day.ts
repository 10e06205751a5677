import type { SlotDay } from '@comptoir/contract';
import { formatOrderDate, type Mode, placesOf, slotsOfServiceDay } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { tellSlotState } from '../schedule/list-slot-states.ts';
import { countSlots } from '../schedule/schedule-repository.ts';
import { countDishes } from './slot-repository.ts';

/** The slots of a service day with their orders, dishes and places. */
export async function readSlotDay(
  db: Db,
  { menus, settings, slotOverrides: overrides }: Pick<Snapshot, 'menus' | 'settings' | 'slotOverrides'>,
  { mode, date, now }: { mode: Mode; date: Temporal.PlainDate; now: Temporal.ZonedDateTime },
): Promise<SlotDay> {
  const { scheduling } = settings;
  const { slotCapacity } = scheduling;
  const listed = slotsOfServiceDay({ menus, mode, date, now, scheduling });
  const dates = [date, date.add({ days: 1 })].map(String);
  const counts = new Map(await Promise.all(dates.map(async (day) => [day, await countSlots(db, mode, day)] as const)));
  const dishes = await countDishes(db, mode, listed);
  const slots = listed.map(({ date: own, value, start, state }) => {
    const slot = { mode, date: own.toString(), value };
    const orders = counts.get(slot.date)?.get(value) ?? 0;
    const capacity = placesOf(slot, { overrides, slotCapacity });
    return {
      date: own,
      value,
      start: start.toInstant(),
      state: tellSlotState(state, orders, capacity),
      orders,
      dishes: dishes.get(formatOrderDate({ kind: 'slot', date: own, value })) ?? 0,
      capacity,
      isChanged: overrides.some((one) => one.mode === mode && one.date === slot.date && one.value === value),
    };
  });
  return { mode, date, capacity: slotCapacity, slots };
}

import type { Mode } from '../../menu/menu.ts';
import { exceptionOn } from '../../schedule/day-ranges.ts';
import { type CheckInput, slotDays } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';

/** Weekdays whose slots hold fewer orders than one of the last four such days had, and promises that the kitchen can't keep. */
export function smallCapacity(input: CheckInput): Slip[] {
  return input.modes.flatMap((mode) => [...fullDays(input, mode), ...shortPromise(input, mode)]);
}

function fullDays({ catalogue, facts, slotsOn, at }: CheckInput, mode: Mode): Slip[] {
  const { slotCapacity, exceptions } = catalogue.scheduling;
  if (slotCapacity === null) return [];
  const tomorrow = at.toPlainDate().add({ days: 1 });
  const dates = Array.from({ length: slotDays }, (_, offset) => tomorrow.add({ days: offset }));
  return dates.flatMap((date): Slip[] => {
    const places = slotsOn(mode, date).length * slotCapacity;
    const counts = facts.slotOrders.filter(
      (past) => past.mode === mode && Temporal.PlainDate.from(past.date).dayOfWeek === date.dayOfWeek,
    );
    const most = Math.max(0, ...counts.map(({ orders }) => orders));
    const isUsual = !catalogue.menus.some((menu) => exceptionOn(date, exceptions, { menu, mode }));
    if (!isUsual || places === 0 || most <= places) return [];
    const values = { mode, day: date.toString(), places, count: most };
    return [{ target: { kind: 'setting', id: 'scheduling.slot_capacity' }, values, why: 'capacity' }];
  });
}

function shortPromise({ catalogue }: CheckInput, mode: Mode): Slip[] {
  const { preparationMinutes, travelMinutes } = catalogue.kitchen;
  const needed = preparationMinutes + (mode === 'delivery' ? travelMinutes : 0);
  const promised = catalogue.scheduling[mode].minimumMinutes;
  if (promised >= needed) return [];
  const id = mode === 'pickup' ? 'scheduling.pickup_minimum_time' : 'scheduling.minimum_time';
  return [{ target: { kind: 'setting', id }, values: { promised, needed }, why: mode }];
}

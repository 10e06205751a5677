import type { Menu } from '../menu/menu.ts';
import type { Scheduling, SlotRules } from '../schedule/scheduling.ts';
import { aMenu } from './example-catalogue.ts';

/** The menus of requirements appendix D, where Monday is 2026-11-23. */
export const menuA: Menu = {
  ...aMenu(1, [], { mon: ['12:00-12:15', '12:15-12:30', '12:30-12:45', '12:45-13:00'], tue: ['12:00-12:15'] }),
  pickupTimeRanges: { mon: ['11:45-12:00', '12:00-12:15'] },
};
export const menuB = aMenu(2, [], { mon: ['12:30-12:45', '18:30-18:45', '18:45-19:00'] });
export const menuW = aMenu(3, [], { mon: ['11:30-13:00', '22:30-00:30'] });
export const menuN = aMenu(4, [], { sun: ['01:30-04:00'] });

export const plainRules: SlotRules = { showRange: true, removeFirst: 0, removeLast: 0, minimumMinutes: 0 };

/** The rules of both modes without exceptional days, pauses and limits, unless `rest` has some. */
export function aScheduling(rules: SlotRules = plainRules, rest: Partial<Scheduling> = {}): Scheduling {
  return { pickup: rules, delivery: rules, slotCapacity: null, exceptions: [], pauses: [], busyPeriods: [], ...rest };
}

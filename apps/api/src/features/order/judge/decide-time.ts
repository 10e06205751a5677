import type { Settings } from '@comptoir/contract';
import {
  isAvailableAt,
  isServedAt,
  listSlots,
  type Menu,
  type Mode,
  type OrderDate,
  promisedAt,
  readyFrom,
  slotStart,
} from '@comptoir/domain';
import type { SlotKey } from '../../schedule/schedule-repository.ts';
import { isWithinHorizon } from '../../schedule/slot-horizon.ts';

export interface TimeQuestion {
  orderDate: OrderDate;
  mode: Mode;
  /** Of the cart's items, each once. */
  menus: Menu[];
  settings: Settings;
  now: Temporal.ZonedDateTime;
}

/** When an order is for. */
export interface OrderTime {
  /** The offers' time: the slot's start, or ready-from. */
  at: Temporal.ZonedDateTime;
  /** ASAP only. */
  readyFrom: Temporal.ZonedDateTime | null;
  /** What the diner is told. */
  promisedAt: Temporal.ZonedDateTime;
  /** To be counted; null: ASAP. */
  slot: SlotKey | null;
}

/** Whether a menu can be ordered from for the time that the diner chose; ASAP waits until it is served. */
export function isMenuServed({ orderDate, mode, settings }: TimeQuestion, menu: Menu): boolean {
  if (orderDate.kind === 'asap') return true;
  return isAvailableAt(menu, mode, orderDate.date, orderDate.value, settings.scheduling.exceptions);
}

/** Whether a menu is served at the time that was decided: what an offer may give then. */
export function isMenuServedAt(
  { orderDate, mode, menus, settings }: TimeQuestion,
  time: OrderTime,
  menu: Menu,
): boolean {
  const { exceptions } = settings.scheduling;
  // Ready-from is when all menus of the cart are served.
  if (orderDate.kind === 'asap') return menus.includes(menu) || isServedAt(menu, mode, time.at, exceptions);
  return isAvailableAt(menu, mode, orderDate.date, orderDate.value, exceptions);
}

/** Decides the time of an order by the server's clock, or refuses it (DEC-12, DEC-23). */
export function decideTime(question: TimeQuestion): OrderTime | 'slot_unavailable' | 'closed' {
  const { orderDate, mode, menus, settings, now } = question;
  const { exceptions, [mode]: rules } = settings.scheduling;
  if (orderDate.kind === 'asap') {
    const ready = readyFrom(menus, mode, now, exceptions);
    if (!ready) return 'closed';
    return { at: ready, readyFrom: ready, promisedAt: promisedAt(ready, rules), slot: null };
  }
  const { date, value } = orderDate;
  if (!isWithinHorizon(date, now)) return 'slot_unavailable';
  const offered = listSlots({ menus, mode, date, now, rules, exceptions });
  const start = slotStart(date, value, now.timeZoneId);
  if (!start || !offered.some((slot) => slot.value === value && slot.state === 'free')) return 'slot_unavailable';
  return { at: start, readyFrom: null, promisedAt: start, slot: { mode, date: date.toString(), value } };
}

import type { Settings } from '@comptoir/contract';
import {
  asapOf,
  asapWithRoom,
  isAvailableAt,
  isServedAt,
  listSlots,
  type Menu,
  type Mode,
  type OrderDate,
  slotSpan,
  slotStart,
  type TimeSpan,
} from '@comptoir/domain';
import type { AskedWork } from '../../capacity/busy-kitchen.ts';
import type { SlotKey } from '../../schedule/schedule-repository.ts';
import { isWithinHorizon } from '../../schedule/slot-horizon.ts';

export interface TimeQuestion {
  orderDate: OrderDate;
  mode: Mode;
  menus: Menu[];
  settings: Settings;
  /** Tells whether the kitchen has room for the order at a time, or holds it. */
  asked: Pick<AskedWork, 'canMake' | 'heldAt' | 'heldAsap'>;
  now: Temporal.ZonedDateTime;
}

export interface OrderTime {
  /** The time at which offers are checked: the start of the slot, or the ready time of an ASAP order. */
  at: Temporal.ZonedDateTime;
  readyFrom: Temporal.ZonedDateTime | null;
  promisedAt: Temporal.ZonedDateTime;
  /** The slot from start to end, or the instant of a single time or of the promise. */
  handOver: TimeSpan;
  slot: SlotKey | null;
}

/** True if the menu can be ordered for the chosen time. An ASAP order waits until the menu is served. */
export function isMenuServed({ orderDate, mode, settings }: TimeQuestion, menu: Menu): boolean {
  if (orderDate.kind === 'asap') return true;
  return isAvailableAt(menu, mode, orderDate.date, orderDate.value, settings.scheduling.exceptions);
}

/** True if the menu is served at the decided time, so that an offer may grant its items. */
export function isMenuServedAt(
  { orderDate, mode, menus, settings }: TimeQuestion,
  time: OrderTime,
  menu: Menu,
): boolean {
  const { exceptions } = settings.scheduling;
  if (orderDate.kind === 'asap') return menus.includes(menu) || isServedAt(menu, mode, time.at, exceptions);
  return isAvailableAt(menu, mode, orderDate.date, orderDate.value, exceptions);
}

/** Validates the time of an order by the server's clock (DEC-12, DEC-23). */
export function decideTime(question: TimeQuestion): OrderTime | 'slot_unavailable' | 'closed' | 'paused' {
  const { orderDate, mode, menus, settings, asked, now } = question;
  const { scheduling } = settings;
  if (orderDate.kind === 'asap') {
    const asap = decideAsap(question);
    if (asap.state === 'full') return 'slot_unavailable';
    if (asap.state !== 'promised') return asap.state;
    const { readyFrom: ready, promisedAt: promised } = asap;
    const handOver = { start: promised.epochMilliseconds, end: promised.epochMilliseconds };
    return { at: ready, readyFrom: ready, promisedAt: promised, handOver, slot: null };
  }
  const { date, value } = orderDate;
  if (!isWithinHorizon(date, now)) return 'slot_unavailable';
  const state = listSlots({ menus, mode, date, now, scheduling }).find((slot) => slot.value === value)?.state;
  if (state === 'paused') return state;
  const start = slotStart(date, value, now.timeZoneId);
  const handOver = slotSpan(date, value, now.timeZoneId);
  if (!start || !handOver) return 'slot_unavailable';
  // A slot that is held may have come too near since.
  const isOpen = state === 'free' || (state === 'too_soon' && asked.heldAt(start.toInstant()) !== null);
  if (!isOpen || !asked.canMake(start.toInstant())) return 'slot_unavailable';
  return { at: start, readyFrom: null, promisedAt: start, handOver, slot: { mode, date: date.toString(), value } };
}

/** As soon as possible is what was told with the hold of the cart, as long as orders are taken at all (CAP-06). */
function decideAsap({ menus, mode, settings: { scheduling }, asked, now }: TimeQuestion) {
  if (!asked.heldAsap?.readyFrom) return asapWithRoom(menus, mode, now, scheduling, asked.canMake);
  const { readyFrom, promisedAt } = asked.heldAsap;
  const asap = asapOf(menus, mode, now, scheduling);
  if (asap.state !== 'promised') return asap;
  const inZone = (at: Temporal.Instant) => at.toZonedDateTimeISO(now.timeZoneId);
  return { ...asap, readyFrom: inZone(readyFrom), promisedAt: inZone(promisedAt) };
}

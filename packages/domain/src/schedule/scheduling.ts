import type { HourSpan, Mode } from '../menu/menu.ts';

/** How the slots of one mode are cut and shown (specification section 5). */
export interface SlotRules {
  /** True: slots are shown and stored as ranges; false: as their start. */
  showRange: boolean;
  /** How many slots are dropped at the beginning and at the end of the service day; 0: none. */
  removeFirst: number;
  removeLast: number;
  /** A slot starts later than this many minutes from now. */
  minimumMinutes: number;
}

/** A day that does not follow the week: closed, or with other hours; or what a pause takes out of a day, whichever hours that has. */
export interface ScheduleException {
  /** True: no order is taken for these times. */
  isPause?: boolean;
  /** ISO date, "2026-12-25". */
  date: string;
  isClosed: boolean;
  times: HourSpan[];
}

/** When the restaurant takes orders for: the slots of each mode, and the days that do not follow the week. */
export interface Scheduling extends Record<Mode, SlotRules> {
  /** Orders in one slot; null: no limit. */
  slotCapacity: number | null;
  exceptions: ScheduleException[];
}

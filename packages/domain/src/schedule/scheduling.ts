import type { HourSpan, Mode } from '../menu/menu.ts';

/** The slots of one mode (specification section 5). */
export interface SlotRules {
  /** True: slots are shown and stored as ranges; false: as their start. */
  showRange: boolean;
  /** Slots dropped at the beginning and at the end of the service day. */
  removeFirst: number;
  removeLast: number;
  /** A slot starts later than this many minutes from now. */
  minimumMinutes: number;
}

/** A closed day, a day with other hours, or a pause within any day. */
export interface ScheduleException {
  /** True: no orders are taken for these times. */
  isPause?: boolean;
  /** ISO date, "2026-12-25". */
  date: string;
  isClosed: boolean;
  times: HourSpan[];
}

/** The slots of each mode, and the exceptions from the week. */
export interface Scheduling extends Record<Mode, SlotRules> {
  /** The most orders in a slot; null: no limit. */
  slotCapacity: number | null;
  exceptions: ScheduleException[];
}

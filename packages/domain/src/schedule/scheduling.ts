import type { HourSpan, Mode } from '../menu/menu.ts';

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
  isPause?: boolean;
  date: string;
  isClosed: boolean;
  times: HourSpan[];
}

export interface Scheduling extends Record<Mode, SlotRules> {
  /** The most orders in a slot; null: no limit. */
  slotCapacity: number | null;
  exceptions: ScheduleException[];
}

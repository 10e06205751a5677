import type { HourSpan, Mode } from '../menu/menu.ts';

export interface SlotRules {
  /** True shows and stores slots as ranges; false shows only their start. */
  showRange: boolean;
  removeFirst: number;
  removeLast: number;
  minimumMinutes: number;
}

/** Days with hours of their own, or a pause of the kitchen. */
export interface ScheduleException {
  isPause?: boolean;
  date: string;
  /** The last day, inclusive. Absent for a single day. */
  until?: string;
  isClosed: boolean;
  times: HourSpan[];
  /** Absent means both modes. */
  modes?: Mode[];
  /** Absent means all menus. */
  menuIds?: number[];
  /** A sentence of the restaurant for its diners. */
  message?: string;
}

export interface Scheduling extends Record<Mode, SlotRules> {
  slotCapacity: number | null;
  exceptions: ScheduleException[];
}

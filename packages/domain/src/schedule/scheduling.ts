import type { HourSpan, Mode } from '../menu/menu.ts';

export interface SlotRules {
  /** True shows and stores slots as ranges; false shows only their start. */
  showRange: boolean;
  removeFirst: number;
  removeLast: number;
  minimumMinutes: number;
}

/** Days with hours of their own. */
export interface ScheduleException {
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

/** The kitchen takes no orders "as soon as possible" and none for a slot that starts before the end. It ends by itself. */
export interface Pause {
  modes: Mode[];
  /** When it began, an instant as ISO text. Only the server knows it. */
  from?: string;
  /** An instant as ISO text, because pages contain the settings as JSON. */
  until: string;
  /** A sentence of the restaurant for its diners; empty if it says nothing. */
  message: string;
}

/** The kitchen needs more time than usual for the orders that come in. It ends by itself. */
export interface BusyPeriod {
  modes: Mode[];
  extraMinutes: number;
  /** When it began. Only the server knows it. Both are instants as ISO text. */
  from?: string;
  until: string;
}

export interface Scheduling extends Record<Mode, SlotRules> {
  slotCapacity: number | null;
  exceptions: ScheduleException[];
  pauses: Pause[];
  busyPeriods: BusyPeriod[];
}

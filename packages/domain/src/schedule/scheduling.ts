import type { HourSpan, Mode } from '../menu/menu.ts';

export interface SlotRules {
  /** True shows and stores slots as ranges; false shows only their start. */
  showRange: boolean;
  removeFirst: number;
  removeLast: number;
  minimumMinutes: number;
}

export interface ScheduleException {
  isPause?: boolean;
  date: string;
  isClosed: boolean;
  times: HourSpan[];
}

export interface Scheduling extends Record<Mode, SlotRules> {
  slotCapacity: number | null;
  exceptions: ScheduleException[];
}

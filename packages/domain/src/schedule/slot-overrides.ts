import type { Mode } from '../menu/menu.ts';

/** The places of one slot that the kitchen chose for one day, 0 to 99. Without any the slot is closed (PSE-09). */
export interface SlotOverride {
  mode: Mode;
  /** An ISO date. */
  date: string;
  value: string;
  capacity: number;
}

export const mostPlaces = 99;

/** The places of a slot: those that the kitchen chose for that day, else those of the settings; null means no limit. */
export function placesOf(
  { mode, date, value }: Omit<SlotOverride, 'capacity'>,
  { overrides, slotCapacity }: { overrides: readonly SlotOverride[]; slotCapacity: number | null },
): number | null {
  const own = overrides.find((one) => one.mode === mode && one.date === date && one.value === value);
  return own?.capacity ?? slotCapacity;
}

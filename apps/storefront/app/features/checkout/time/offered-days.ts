/** The number of days that can be chosen, with today (CHK-27). */
const offeredDays = 7;

export interface OfferedDay {
  day: Temporal.PlainDate;
  hasSlots: boolean;
}

export function offeredDaysFrom(
  today: Temporal.PlainDate,
  slotsOn: (date: string) => readonly { state: string }[],
): OfferedDay[] {
  return Array.from({ length: offeredDays }, (_, offset) => today.add({ days: offset })).map((day) => ({
    day,
    hasSlots: slotsOn(day.toString()).some(({ state }) => state === 'free'),
  }));
}

export const minutesPerDay = 1440;

/** Reads "HH:MM" or "H:MM" as minutes from midnight; null if malformed. Only an end can be "24:00". */
export function parseClockTime(text: string, isEnd = false): number | null {
  const match = /^\s*(\d{1,2}):(\d{2})\s*$/.exec(text);
  if (!match) return null;
  const hours = Number(match[1]);
  const minutes = Number(match[2]);
  if (isEnd && hours === 24 && minutes === 0) return minutesPerDay;
  return hours <= 23 && minutes <= 59 ? hours * 60 + minutes : null;
}

export function formatClockTime(minutes: number): string {
  const inDay = minutes % minutesPerDay;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

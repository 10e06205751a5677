// The only parser of times in a restaurant's files. Ranges are stored as on the wire, "18:30-22:00".

const clock = /^(\d{1,2})(?:\s*[:h.]\s*(\d{2})?(?::00)?)?(?:\s*(?:mn|min))?$/i;
const compact = /^(\d{2})(\d{2})$/;
const dash = /\s*(?:[-\u2010-\u2015\u2212~→]|(?<=\s)(?:à|au?)(?=\s))\s*/iu;

/** The latest end of a service after midnight. A range that ends later than this and before its start is a mistake. */
const latestEndHour = 6;

/** Reads a time such as 18:30, 18h30, 18 h, 18.30 or 1830 as "18:30"; null if malformed. Only an end can be 24:00. */
export function readClock(text: string, isEnd = false): string | null {
  const typed = text
    .trim()
    .replace(/^midi$/i, '12:00')
    .replace(/^minuit$/i, isEnd ? '24:00' : '00:00');
  const [, hourText, minuteText = '00'] = compact.exec(typed) ?? clock.exec(typed) ?? [];
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  const isLast = isEnd && hour === 24 && minute === 0;
  if (!isLast && !(hour <= 23 && minute <= 59)) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Whether the shop can be open in this range: an end before the start is past midnight, until six. */
export function isServiceSpan({ start, end }: { start: string; end: string }): boolean {
  return start < end || (start !== end && Number(end.slice(0, 2)) * 60 + Number(end.slice(3)) <= latestEndHour * 60);
}

/** Reads "18:30 – 22:00", "18h30 - 22h" or "de 18h à minuit" as "18:30-22:00"; null if malformed. "00:00-00:00" means closed. */
export function readTimeRange(text: string): string | null {
  const parts = text
    .trim()
    .replace(/^de\s+/i, '')
    .split(dash);
  if (parts.length !== 2) return null;
  const [start, end] = [readClock(parts[0] ?? ''), readClock(parts[1] ?? '', true)];
  if (start === null || end === null) return null;
  const isClosed = start === '00:00' && end === '00:00';
  return isClosed || isServiceSpan({ start, end }) ? `${start}-${end}` : null;
}

const dayFormat = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A wall time as it is said: "18 h 30", "19 h", with no-break spaces. */
export function formatHour(time: { hour: number; minute: number }): string {
  const minutes = time.minute ? `\u00a0${String(time.minute).padStart(2, '0')}` : '';
  return `${time.hour}\u00a0h${minutes}`;
}

/** A date as it is said: "lundi 23 novembre". */
export function formatDay(date: Temporal.PlainDate): string {
  return dayFormat.format(Date.UTC(date.year, date.month - 1, date.day));
}

/** A span of opening hours as the list shows it: "11:30 – 14:30" (MNU-04). */
export function formatSpan(span: { start: string; end: string }): string {
  return `${span.start}\u00a0– ${span.end}`;
}

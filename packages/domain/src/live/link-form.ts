/** What an order's link still shows: all of it, its number, day, state and total, or nothing (LIV-14). */
export type LinkForm = 'whole' | 'short' | 'gone';

const wholeHours = 48;
const shortDays = 30;

/**
 * What the link of an order shows by now, by when the order ended: who ordered what and where is nobody's any more after two days. An order
 * that nobody ended is as old as when it was due.
 */
export function linkForm(
  { dueAt, endedAt }: { dueAt: Temporal.Instant; endedAt: Temporal.Instant | null },
  now: Temporal.Instant,
): LinkForm {
  const hours = now.since(endedAt ?? dueAt).total('hours');
  if (hours < wholeHours) return 'whole';
  return hours < wholeHours + shortDays * 24 ? 'short' : 'gone';
}

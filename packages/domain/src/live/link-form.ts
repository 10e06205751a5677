/** The content of an order's link: everything, a short form without personal data, or nothing (LIV-14). */
export type LinkForm = 'whole' | 'short' | 'gone';

const wholeHours = 48;
const shortDays = 30;

/** The form of an order's link, by the time since its end. An order that was never closed counts from its due time. */
export function linkForm(
  { dueAt, endedAt }: { dueAt: Temporal.Instant; endedAt: Temporal.Instant | null },
  now: Temporal.Instant,
): LinkForm {
  const hours = now.since(endedAt ?? dueAt).total('hours');
  if (hours < wholeHours) return 'whole';
  return hours < wholeHours + shortDays * 24 ? 'short' : 'gone';
}

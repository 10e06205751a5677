export type LinkForm = 'whole' | 'short' | 'gone';

const wholeHours = 48;
const shortDays = 30;

export function linkForm(
  { dueAt, endedAt }: { dueAt: Temporal.Instant; endedAt: Temporal.Instant | null },
  now: Temporal.Instant,
): LinkForm {
  const hours = now.since(endedAt ?? dueAt).total('hours');
  if (hours < wholeHours) return 'whole';
  return hours < wholeHours + shortDays * 24 ? 'short' : 'gone';
}

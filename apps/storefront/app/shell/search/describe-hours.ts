import type { DayHours, ScheduleException } from '@comptoir/domain';

const dayNames: Record<DayHours['day'], string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const type = 'OpeningHoursSpecification';

/** schema.org has no 24:00, and 00:00 would be the start of the day. */
const closingOf = (end: string) => (end === '24:00' ? '23:59' : end);

/** One schema.org entry per time span, with all days that have it. */
export function describeHours(week: readonly DayHours[]): object[] {
  const daysOf = new Map<string, string[]>();
  for (const { day, isOpen, times } of week)
    for (const { start, end } of isOpen ? times : []) {
      const span = `${start}-${end}`;
      daysOf.set(span, [...(daysOf.get(span) ?? []), dayNames[day]]);
    }
  return [...daysOf].map(([span, dayOfWeek]) => {
    const [opens, end = ''] = span.split('-');
    return { '@type': type, dayOfWeek, opens, closes: closingOf(end) };
  });
}

/** schema.org writes a closed day as a period from 00:00 to 00:00. */
const closed = { start: '00:00', end: '00:00' };

/** One schema.org entry per exception of the whole restaurant and time span, from today on. */
export function describeExceptions(exceptions: readonly ScheduleException[], today: Temporal.PlainDate): object[] {
  const days = exceptions.filter(
    ({ date, until = date, modes, menuIds }) => !modes && !menuIds && until >= today.toString(),
  );
  return days.flatMap(({ date, until = date, isClosed, times }) =>
    (isClosed || times.length === 0 ? [closed] : times).map(({ start: opens, end }) => ({
      '@type': type,
      opens,
      closes: closingOf(end),
      validFrom: date,
      validThrough: until,
    })),
  );
}

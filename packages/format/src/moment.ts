import type { CalendarDay } from './day.ts';
import { once } from './once.ts';
import type { WallTime } from './time.ts';

export interface MomentFormat {
  moment: (at: CalendarDay & WallTime) => string;
}

export function momentFormat(locale: string): MomentFormat {
  const format = once(
    () =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: 'UTC',
      }),
  );
  return {
    moment: ({ year, month, day, hour, minute }) => format().format(Date.UTC(year, month - 1, day, hour, minute)),
  };
}

import type { HourSpan } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import { type MenuHours, namesOf } from '../../../state/hours/hours.ts';
import type { SpecialDay } from '../../../state/hours/special-days.ts';

interface DayWords {
  /** `24 déc.` or `8 – 21 févr.`, with the year where it is not the current one. */
  datesOf: (day: Pick<SpecialDay, 'date' | 'until'>) => string;
  /** The restaurant's own word, or the dates. */
  nameOf: (day: SpecialDay) => string;
  /** `18 h 30 – 21 h`. */
  spansOf: (spans: readonly HourSpan[]) => string;
  /** What an exceptional day does: `Fermé, livraison seulement, pour La carte`. */
  effectOf: (day: SpecialDay) => string;
}

export function useDayWords(today: Temporal.PlainDate, menus: readonly MenuHours[]): DayWords {
  const say = useMessage();
  const format = useFormat();
  const shortOf = (date: Temporal.PlainDate, withMonth: boolean) =>
    `${date.day === 1 ? '1er' : date.day}${withMonth ? ` ${format.month(date)}` : ''}`;
  function datesOf({ date, until }: Pick<SpecialDay, 'date' | 'until'>): string {
    const [first, last] = [Temporal.PlainDate.from(date), Temporal.PlainDate.from(until)];
    const isOneMonth = first.toPlainYearMonth().equals(last.toPlainYearMonth());
    const year = last.year === today.year ? '' : ` ${last.year}`;
    if (first.equals(last)) return shortOf(first, true) + year;
    return `${shortOf(first, !isOneMonth)} – ${shortOf(last, true)}${year}`;
  }
  const spansOf = (spans: readonly HourSpan[]) =>
    spans.map(({ start, end }) => format.clock(`${start}-${end}`)).join(', ');
  const effectOf = ({ isClosed, times, mode, menuIds }: SpecialDay) =>
    [
      isClosed ? say('draft.hours.closed') : spansOf(times),
      mode && say(`hours.days.onlyMode.${mode}`),
      menuIds && say('hours.days.onlyMenus', { names: format.list(namesOf(menus, menuIds)) }),
    ]
      .filter((part) => part)
      .join(', ');
  return { datesOf, nameOf: (day) => day.label || datesOf(day), spansOf, effectOf };
}

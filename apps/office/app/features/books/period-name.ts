import type { BookClose } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';

/** The words for the period of a close, such as "31 décembre 2026", "décembre 2026" or "2026". */
export function usePeriodName(): (close: Pick<BookClose, 'kind' | 'period'>) => string {
  const format = useFormat();
  return ({ kind, period }) => {
    if (kind === 'day') return format.date(Temporal.PlainDate.from(period));
    return kind === 'month' ? format.monthOfYear(Temporal.PlainDate.from(`${period}-01`)) : period;
  };
}

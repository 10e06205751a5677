import type { DueOrder } from '@comptoir/contract';
import type { SpecialDay } from './special-days.ts';

/** The orders that an exceptional day does not serve any more. Which menus an order is from is not known, so each may be met. */
export function metOrders(
  orders: readonly DueOrder[],
  { date, until, isClosed, times, mode }: Omit<SpecialDay, 'key'>,
  timeZone: string,
): DueOrder[] {
  return orders.filter((order) => {
    const due = order.dueAt.toZonedDateTimeISO(timeZone);
    const day = due.toPlainDate().toString();
    const clock = due.toPlainTime().toString({ smallestUnit: 'minute' });
    const isServed = !isClosed && times.some(({ start, end }) => start <= clock && (clock <= end || end <= start));
    return date <= day && day <= until && (!mode || mode === order.mode) && !isServed;
  });
}

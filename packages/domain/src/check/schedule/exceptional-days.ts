import { type PublicHoliday, publicHolidaysBetween } from '../../law/public-holidays.ts';
import { exceptionOn, weeklyRanges } from '../../schedule/day-ranges.ts';
import type { ScheduleException } from '../../schedule/scheduling.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';

const holidayDays = 14;

/** Exceptional days that are over, closed days that have orders, and public holidays of the next two weeks with the usual hours. */
export function exceptionalDays(input: CheckInput): Slip[] {
  const today = input.at.toPlainDate();
  const written = input.catalogue.scheduling.exceptions;
  const isOver = ({ date, until = date }: ScheduleException) => until < today.toString();
  const slip = (date: string, why: string, count?: number): Slip => ({
    target: { kind: 'day', id: date },
    values: { day: date, ...(count !== undefined && { count }) },
    why,
  });
  return [
    ...written.filter(isOver).map(({ date, until = date }) => slip(until, 'past')),
    ...written.flatMap((exception) => {
      const orders = countMet(exception, input);
      return orders > 0 ? [slip(exception.date, 'orders', orders)] : [];
    }),
    ...publicHolidaysBetween(today, today.add({ days: holidayDays }))
      .filter((holiday) => isUsual(holiday, input))
      .map(({ date }) => slip(date.toString(), 'holiday')),
  ];
}

/** The open orders for days that are closed. Of days that close some menus only, it is not known which orders they meet. */
function countMet({ isClosed, date, until = date, modes, menuIds }: ScheduleException, { facts }: CheckInput): number {
  if (!isClosed || menuIds) return 0;
  return facts.openOrders
    .filter((open) => date <= open.date && open.date <= until && (modes?.includes(open.mode) ?? true))
    .reduce((sum, { orders }) => sum + orders, 0);
}

/** True if the restaurant is open on a holiday and wrote nothing about that day. */
function isUsual({ date }: PublicHoliday, { catalogue, modes }: CheckInput): boolean {
  const { exceptions } = catalogue.scheduling;
  const served = catalogue.menus
    .filter(({ isAvailable }) => isAvailable)
    .flatMap((menu) => modes.map((mode) => ({ menu, mode })));
  return (
    served.some(({ menu, mode }) => weeklyRanges(menu, mode, date).length > 0) &&
    !served.some((one) => exceptionOn(date, exceptions, one))
  );
}

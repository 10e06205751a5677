import type { DayRange } from '../../report/compared-spans.ts';

/** How often a restaurant reports its sales to the tax office, by its regime of VAT (BOK-41). */
export const vatRegimes = ['monthly', 'quarterly', 'simplified', 'franchise'] as const;
export type VatRegime = (typeof vatRegimes)[number];

/** Days after the end of ten days by which their report is due. Other regimes have days that the accountant knows. */
const dueDays = 10;

/**
 * The periods of a regime from the one that has `first` to the one that has `last`, oldest first. A period that was reported
 * stays as it was, so that a change of the regime reports no day twice and leaves out none: those beside it are cut.
 */
export function listReportPeriods(
  regime: VatRegime,
  { from: first, to: last }: DayRange,
  reported: readonly DayRange[],
): DayRange[] {
  const kept = reported.toSorted((one, other) => Temporal.PlainDate.compare(one.from, other.from));
  const periods: DayRange[] = [];
  const begin = periodOf(regime, first).from;
  for (let from = earliest(begin, kept[0]?.from ?? begin); !isAfter(from, last); ) {
    const period = kept.find((one) => one.from.equals(from)) ?? cut(regime, from, kept);
    periods.push(period);
    from = period.to.add({ days: 1 });
  }
  return periods;
}

const isAfter = (one: Temporal.PlainDate, other: Temporal.PlainDate) => Temporal.PlainDate.compare(one, other) > 0;
const earliest = (one: Temporal.PlainDate, other: Temporal.PlainDate) => (isAfter(one, other) ? other : one);

/** What of a regime's period is not reported, from a day on. */
function cut(regime: VatRegime, from: Temporal.PlainDate, reported: readonly DayRange[]): DayRange {
  const { to } = periodOf(regime, from);
  const next = reported.find((one) => isAfter(one.from, from));
  return { from, to: next ? earliest(to, next.from.subtract({ days: 1 })) : to };
}

/** The period of a regime that has a day: ten days or the rest of the month, a month, or two months. */
export function periodOf(regime: VatRegime, day: Temporal.PlainDate): DayRange {
  const first = day.with({ day: 1 });
  const last = day.with({ day: day.daysInMonth });
  if (regime === 'franchise') {
    const from = first.subtract({ months: (day.month - 1) % 2 });
    const end = from.add({ months: 1 });
    return { from, to: end.with({ day: end.daysInMonth }) };
  }
  if (regime !== 'monthly') return { from: first, to: last };
  if (day.day > 20) return { from: day.with({ day: 21 }), to: last };
  return day.day > 10
    ? { from: day.with({ day: 11 }), to: day.with({ day: 20 }) }
    : { from: first, to: day.with({ day: 10 }) };
}

/** The day by which a period has to be reported; null where the regime's day is not known here. */
export const dueOf = (regime: VatRegime, { to }: DayRange): Temporal.PlainDate | null =>
  regime === 'monthly' ? to.add({ days: dueDays }) : null;

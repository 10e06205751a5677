import { type DayRange, faultOfRange } from '@comptoir/domain';

export type View = 'day' | 'month' | 'range';

/** The days that the address asks for, and as what they are shown. */
export interface ShownDays extends DayRange {
  view: View;
}

function readDate(text: string | null): Temporal.PlainDate | null {
  try {
    return text === null ? null : Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}

function readMonth(text: string | null): DayRange | null {
  if (text === null || !/^\d{4}-\d{2}$/.test(text)) return null;
  const from = readDate(`${text}-01`);
  return from && { from, to: from.with({ day: from.daysInMonth }) };
}

/** Reads `?jour=2026-11-20`, `?mois=2026-11` or `?du=…&au=…`. Anything else is the day that goes on. */
export function readShownDays(query: string, today: Temporal.PlainDate): ShownDays {
  const values = new URLSearchParams(query);
  const [day, from, to] = [values.get('jour'), values.get('du'), values.get('au')].map(readDate);
  const month = readMonth(values.get('mois'));
  const found: ShownDays | null = day
    ? { view: 'day', from: day, to: day }
    : month
      ? { view: 'month', ...month }
      : from && to
        ? { view: 'range', from, to }
        : null;
  return found && !faultOfRange(found, today) ? found : { view: 'day', from: today, to: today };
}

export function addressOf({ view, from, to }: ShownDays): string {
  if (view === 'day') return `/office/rapports?jour=${from}`;
  return view === 'month' ? `/office/rapports?mois=${from.toPlainYearMonth()}` : `/office/rapports?du=${from}&au=${to}`;
}

/** The days around a date as another view shows them. */
export function daysOf(view: View, { from, to }: DayRange): ShownDays {
  if (view === 'day') return { view, from: to, to };
  if (view === 'range') return { view, from, to };
  const first = to.with({ day: 1 });
  return { view, from: first, to: first.with({ day: first.daysInMonth }) };
}

/** The day or month before (−1) or after (1). */
export function neighbourOf({ view, from }: ShownDays, step: 1 | -1): ShownDays {
  const next = view === 'day' ? from.add({ days: step }) : from.add({ months: step });
  return daysOf(view, { from: next, to: next });
}

import { parseWindow } from './ranges.ts';
import { exactInstantAt } from './wall-clock.ts';

/** When the diner wants the order: as soon as possible, or at a slot ("12:00-12:15", "12:00") of a date. */
export type OrderDate = { kind: 'asap' } | { kind: 'slot'; date: Temporal.PlainDate; value: string };

const slotText = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(?:-\d{2}:\d{2})?)$/;

/** Reads `customer.date` of an order ("ASAP" or "YYYY-MM-DD HH:MM-HH:MM"); null when malformed (requirement CHK-36). */
export function parseOrderDate(text: string): OrderDate | null {
  if (text === 'ASAP') return { kind: 'asap' };
  const [, dateText = '', value = ''] = slotText.exec(text) ?? [];
  const date = parseDate(dateText);
  return date && parseWindow(value) ? { kind: 'slot', date, value } : null;
}

/** Writes `customer.date` of an order. */
export function formatOrderDate(orderDate: OrderDate): string {
  return orderDate.kind === 'asap' ? 'ASAP' : `${orderDate.date.toString()} ${orderDate.value}`;
}

/** Reads an ISO date; null when it is none, such as the 30th of February. */
export function parseDate(text: string): Temporal.PlainDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}

/** The instant at which a slot begins, which is the offers' time; null: malformed, or skipped by the clock that day (OFR-23). */
export function slotStart(date: Temporal.PlainDate, value: string, timeZone: string): Temporal.ZonedDateTime | null {
  const window = parseWindow(value);
  return window && exactInstantAt(date, window.start, timeZone);
}

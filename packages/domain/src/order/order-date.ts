import { parseDate } from '../calendar/parse-date.ts';
import { parseWindow } from '../calendar/ranges.ts';

export type OrderDate = { kind: 'asap' } | { kind: 'slot'; date: Temporal.PlainDate; value: string };

const slotText = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(?:-\d{2}:\d{2})?)$/;

/** Reads `customer.date` of an order ("ASAP" or "YYYY-MM-DD HH:MM-HH:MM"); null if malformed (CHK-36). */
export function parseOrderDate(text: string): OrderDate | null {
  if (text === 'ASAP') return { kind: 'asap' };
  const [, dateText = '', value = ''] = slotText.exec(text) ?? [];
  const date = parseDate(dateText);
  return date && parseWindow(value) ? { kind: 'slot', date, value } : null;
}

export function formatOrderDate(orderDate: OrderDate): string {
  return orderDate.kind === 'asap' ? 'ASAP' : `${orderDate.date.toString()} ${orderDate.value}`;
}

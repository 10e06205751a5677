import { normalizeText } from '@comptoir/domain';

interface FoundOrder {
  number: number;
  customer: { firstName: string; initial: string; phone: string };
  lines: readonly { name: string; note: string }[];
}

/** A phone number is found by at least this many of its last digits. */
const leastDigits = 2;

/** Finds orders by number, name, end of the phone number, dish or note (BRD-47). An empty text finds none. */
export function searchBoard<Order extends FoundOrder>(orders: readonly Order[], asked: string): Order[] {
  const text = normalizeText(asked);
  if (text === '') return [];
  const digits = /^[\d ]+$/.test(text) ? text.replaceAll(' ', '') : '';
  return orders.filter(({ number, customer, lines }) => {
    if (digits !== '' && String(number).startsWith(digits)) return true;
    if (digits.length >= leastDigits && customer.phone.replace(/\D/g, '').endsWith(digits)) return true;
    const names = [`${customer.firstName} ${customer.initial}`, ...lines.flatMap(({ name, note }) => [name, note])];
    return names.some((name) => normalizeText(name).includes(text));
  });
}

import { normalizeText } from '../menu/normalize-text.ts';

/** What of an order it is found by. */
interface FoundOrder {
  number: number;
  customer: { firstName: string; initial: string; phone: string };
  lines: readonly { name: string; note: string }[];
}

/** A phone is found by its last digits, from two on: it is read out from its end. */
const leastDigits = 2;

/** The orders that somebody asks for by number, name, the phone's last digits, a dish or what its diner wrote (BRD-47). Nothing asked finds nothing. */
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

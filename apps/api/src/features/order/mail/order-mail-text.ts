import { formatEuros } from '@comptoir/contract';
import { listAmounts, listTaxes } from '../receipt/receipt.ts';
import type { Order } from '../record/order.ts';
import { modeWords, writeOptions, writePayment, writePlace, writePromise } from './order-words.ts';

/** The recap that stands in the mails and reads without any formatting. */
export function writeRecap(order: Order, timeZone: string): string {
  const lines = order.lines.flatMap((line) => {
    const price = line.isFree ? 'Offert' : formatEuros(line.totalCents);
    const options = writeOptions(line);
    return [
      `${line.quantity} × ${line.name} : ${price}`,
      ...(options ? [`    ${options}`] : []),
      ...(line.note ? [`    Note : ${line.note}`] : []),
    ];
  });
  const blocks = [
    [`Commande n° ${order.number}`, modeWords[order.mode], writePromise(order, timeZone), ...writePlace(order)],
    lines,
    listAmounts(order).map(({ label, amount }) => `${label} : ${amount}`),
    listTaxes(order),
    [`Paiement : ${writePayment(order)}`, ...(order.coupon ? [`Code promo : ${order.coupon}`] : [])],
    [`${order.firstName} ${order.lastName}`, order.phone, order.email],
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

import { formatEuros } from '@comptoir/contract';
import type { Order } from './order.ts';
import {
  listAmounts,
  modeWords,
  paymentWords,
  writeOptions,
  writePlace,
  writePromise,
  writeRate,
} from './order-words.ts';

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
  const taxes = order.taxes.map(
    (tax) =>
      `TVA ${writeRate(tax.rateBp)} : ${formatEuros(tax.taxCents)} (HT ${formatEuros(tax.netCents)}, TTC ${formatEuros(tax.grossCents)})`,
  );
  const blocks = [
    [`Commande n° ${order.number}`, modeWords[order.mode], writePromise(order, timeZone), ...writePlace(order)],
    lines,
    listAmounts(order).map(({ label, amount }) => `${label} : ${amount}`),
    taxes,
    [
      `Paiement : ${paymentWords[order.paymentMethod][order.status]}`,
      ...(order.coupon ? [`Code promo : ${order.coupon}`] : []),
    ],
    [`${order.firstName} ${order.lastName}`, order.phone, order.email],
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

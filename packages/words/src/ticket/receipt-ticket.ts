import type { OrderSheet, Receipt, ReceiptLine } from '@comptoir/contract';
import { type Layout, layOut, payableCents, type TaxLine, type TicketLine } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import { listAmounts } from '../receipt/list-amounts.ts';
import { tipWords } from '../receipt/list-tip.ts';
import { listOptions, writePayment } from '../receipt/receipt-words.ts';
import { hoursOn, markCopy, type TicketPrint, writeFigures } from './ticket-print.ts';
import { ticketWords } from './ticket-words.ts';

/** Who gives a receipt. An empty or absent value is not printed. */
export interface Issuer {
  name: string;
  address: string;
  phone: string;
  registration?: string | undefined;
  vatNumber?: string | undefined;
}

interface PrintedReceipt {
  receipt: Receipt;
  /** When the order is due, which a delay may have moved. */
  dueAt: Temporal.Instant;
  refunds: OrderSheet['refunds'];
  issuer: Issuer;
  /** The address of the diner's page of the order; null after it was forgotten. */
  liveAddress: string | null;
}

/** The diner's paper, with the amounts of the stored receipt (TCK-03). It proves an order and is no invoice. */
export function writeReceiptTicket(printed: PrintedReceipt, print: TicketPrint): TicketLine[] {
  const { receipt, dueAt, refunds, issuer, liveAddress } = printed;
  const { format } = print;
  const { totalCents, tipCents = 0 } = receipt;
  const layout = layOut(print.paper);
  const { centred, pair, rule } = layout;
  const placedAt = Temporal.Instant.from(receipt.placedAt).toZonedDateTimeISO(print.at.timeZoneId);
  const { day, time } = writeFigures(placedAt);
  return markCopy(layout, print.copy, [
    ...writeIssuer(issuer, layout),
    ...rule(),
    ...pair(ticketWords.order(receipt.orderNumber), `${day}/${placedAt.year} ${time}`),
    ...pair(ticketWords.modeNames[receipt.mode], hoursOn(print)(dueAt)),
    ...rule(),
    ...receipt.lines.flatMap((line) => writeLine(line, layout, format)),
    ...rule(),
    ...listAmounts(receipt, format).flatMap(({ label, amount, isTotal }) =>
      pair(label, amount, isTotal ? { isLarge: true, isBold: true } : {}),
    ),
    ...(tipCents > 0 ? pair(tipWords.short, format.money(tipCents)) : []),
    ...pair(writePayment(receipt), format.money(payableCents({ totalCents, tipCents }))),
    ...refunds.flatMap(({ status, amountCents, tipCents: tip = 0 }) =>
      pair(status === 'done' ? ticketWords.refunded : ticketWords.refundAsked, format.money(-amountCents - tip)),
    ),
    ...writeTaxes(receipt.taxes, layout, format),
    ...rule(),
    ...centred(ticketWords.proof),
    ...(liveAddress
      ? [...centred(ticketWords.follow), { kind: 'code', address: liveAddress } satisfies TicketLine]
      : []),
    ...centred(ticketWords.thanks),
  ]);
}

function writeIssuer({ name, address, phone, registration, vatNumber }: Issuer, { centred }: Layout): TicketLine[] {
  return [
    ...centred(name, { isLarge: true, isBold: true }),
    ...[address, phone, registration ?? '', vatNumber ?? ''].flatMap((line) => centred(line)),
  ];
}

function writeLine(line: ReceiptLine, { text, pair }: Layout, format: Format): TicketLine[] {
  const lead = `${line.quantity} × `;
  return [
    ...pair(line.name, line.isFree ? ticketWords.free : format.money(line.totalCents), { lead }),
    ...listOptions(line, format).flatMap((option) => text(option, { indent: lead.length })),
  ];
}

/** Net, VAT and gross of each rate. The currency sign is left out, because four amounts share a line. */
function writeTaxes(taxes: readonly TaxLine[], { row, rule }: Layout, format: Format): TicketLine[] {
  if (taxes.length === 0) return [];
  const write = (cents: number) => format.money(cents).replace('€', '');
  const rows = taxes.map(({ rateBp, netCents, taxCents, grossCents }) =>
    row([`${format.rate(rateBp)} %`, write(netCents), write(taxCents), write(grossCents)]),
  );
  return [...rule(), ...row(ticketWords.taxes), ...rows.flat()];
}

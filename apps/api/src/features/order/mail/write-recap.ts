import { type ReceiptLine, type SiteConfig, showLine } from '@comptoir/contract';
import { createFormat, typeset } from '@comptoir/format';
import {
  type AmountRow,
  factWords,
  joinOrigins,
  listAmounts,
  listTaxes,
  listTip,
  modeWords,
  writeBankLine,
  writeOptions,
  writePayment,
  writePlace,
  writePromise,
} from '@comptoir/words';
import { receiptOf } from '../receipt/receipt-of.ts';
import type { Order } from '../record/order.ts';
import type { MailRecipient } from './order-mail-tasks.ts';
import { quoteNote } from './quote-note.ts';
import { showTyped } from './show-typed.ts';

export interface Recap {
  title: string;
  facts: string[];
  lines: { count: string; name: string; details: string[]; price: string }[];
  amounts: AmountRow[];
  taxes: string[];
  /** The order, the tip and their sum. Empty without a tip. */
  tip: AmountRow[];
  payment: string[];
  customer: string[];
}

export type Manner = Pick<SiteConfig, 'timeZone' | 'currency'> & { locale: { default: string } };

/** The recap of an order. Only that of the diner tells what the law wants told of each dish (LAW-07, LAW-12). */
export function writeRecap(order: Order, { timeZone, currency, locale }: Manner, recipient: MailRecipient): Recap {
  const receipt = receiptOf(order);
  const format = createFormat(locale.default, currency);
  const bankLine = recipient === 'diner' ? writeBankLine(receipt) : null;
  return {
    title: `Commande nº ${receipt.orderNumber}`,
    facts: [modeWords[receipt.mode], writePromise(receipt, timeZone, format), ...writePlace(receipt).map(showTyped)],
    lines: receipt.lines.map((line) => ({
      count: `${line.quantity} ×`,
      name: typeset(line.name),
      details: [
        writeOptions(line, format),
        ...quoteNote(line.note),
        ...(recipient === 'diner' ? writeFacts(line) : []),
      ].filter((detail) => detail !== ''),
      price: line.isFree ? 'Offert' : format.money(line.totalCents),
    })),
    amounts: listAmounts(receipt, format),
    taxes: listTaxes(receipt, format),
    tip: listTip(receipt, format),
    payment: [
      `Paiement : ${writePayment(receipt)}`,
      ...(bankLine ? [showTyped(bankLine)] : []),
      ...(order.coupon ? [`Code promo : ${order.coupon}`] : []),
      ...writeCompany(order),
    ],
    customer: [
      showTyped(`${order.firstName} ${order.lastName}`.trim()),
      showLine(order.phone),
      showLine(order.email),
    ].filter((part) => part !== ''),
  };
}

/** The mails name the company that has the invoice (LAW-60). */
const writeCompany = ({ company }: Order): string[] =>
  company ? [`Facture au nom de ${showTyped(company.name)}`] : [];

function writeFacts({ isHomemade, origins = [] }: ReceiptLine): string[] {
  return [isHomemade ? factWords.homemade : '', joinOrigins(origins)];
}

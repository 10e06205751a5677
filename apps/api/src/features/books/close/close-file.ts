import type { BookPeriod, Turnover } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { readPages } from '../../../db/keyset-pages.ts';
import { decimalText } from '../../../plugins/csv/decimal-text.ts';
import { type HashedClose, listClosesAfter } from '../record/close-repository.ts';
import { closeTitles, rateTitles } from './close-words.ts';

/** The titles of the file: the columns of every close, then sales and refunds of each rate. */
export const titlesOf = (rates: readonly number[]): string[] => [
  ...closeTitles,
  ...rates.flatMap((rate) => rateTitles(decimalText(rate))),
];

/** A line for each close, oldest first, page by page. Amounts of refunds are not negative: their columns say what they are. */
export async function* closeRows(
  db: Db,
  kind: BookPeriod['kind'],
  rates: readonly number[],
): AsyncIterable<string[][]> {
  const pages = readPages<HashedClose, string>(
    (part) => listClosesAfter(db, kind, part),
    ({ period }) => period,
  );
  for await (const page of pages) yield page.map((close) => rowOf(close, rates));
}

function rowOf(close: HashedClose, rates: readonly number[]): string[] {
  const { period, figures, closedAt, seqFirst, seqLast, entrySeq, hash } = close;
  const { sales, refunds, net, tickets, paid, unpaid, discount, delivery, firstNumber, lastNumber, tests, late } =
    figures;
  const { company, settings, reclassified } = figures;
  return [
    period,
    closedAt.toString({ smallestUnit: 'second' }),
    ...[sales, refunds].flatMap(({ count, amount }) => [String(count), decimalText(amount)]),
    decimalText(net),
    ...[sales, refunds].flatMap(({ payments }) => [decimalText(payments.card), decimalText(payments.cash)]),
    ...[figures.presumed?.taken ?? 0, figures.presumed?.returned ?? 0].map(decimalText),
    ...[tickets, paid, unpaid].map(String),
    decimalText(discount),
    decimalText(delivery),
    ...[figures.tips?.taken ?? 0, figures.tips?.returned ?? 0].map(decimalText),
    ...[firstNumber, lastNumber].map(textOf),
    ...[company?.sales.amount ?? 0, company?.refunds.amount ?? 0].map(decimalText),
    ...[tests, figures.duplicates ?? 0, late].map(textOf),
    ...[reclassified?.sales, reclassified?.refunds].map((moved) => decimalText(moved?.amount ?? 0)),
    (settings ?? []).join(' '),
    ...[close.salesPerpetualCents, close.refundsPerpetualCents, close.netPerpetualCents].map(decimalText),
    ...[seqFirst, seqLast, entrySeq].map(textOf),
    hash,
    ...rates.flatMap((rate) => [...amountsAt(sales, rate), ...amountsAt(refunds, rate)]),
  ];
}

const textOf = (value: number | null) => (value === null ? '' : String(value));

function amountsAt({ rates }: Turnover, wanted: number): string[] {
  const { net, vat, gross } = rates.find(({ rate }) => rate === wanted) ?? { net: 0, vat: 0, gross: 0 };
  return [net, vat, gross].map(decimalText);
}

import type { Company, Seller } from '@comptoir/domain';
import { createFormat } from '@comptoir/format';
import { documentWords } from '../../document/document-words.ts';
import type { TradeDocument } from '../../document/trade-document.ts';
import { paperWords } from './paper-words.ts';

/** The texts of an invoice in their places, for a process that knows nothing but how to draw. */
export interface Paper {
  title: string;
  number: string;
  /** The day of issue, an ISO date. */
  on: string;
  heads: string[];
  seller: string[];
  buyer: string[];
  columns: Row;
  rows: Row[];
  taxColumns: TaxRow;
  taxes: TaxRow[];
  totals: [label: string, amount: string][];
  notes: string[];
  xml: string;
}
type Row = [name: string, quantity: string, unit: string, rate: string, net: string];
type TaxRow = [rate: string, net: string, tax: string];

const format = createFormat('fr', 'EUR');
const unitNumber = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 6 });

/** Writes what the paper of an invoice or a credit note says (L-D8). */
export function writePaper(document: TradeDocument, xml: string): Paper {
  const { number, kind, issuedOn, suppliedOn, invoice, content, seller, buyer, paid, orderNumber } = document;
  const rateOf = (rateBp: number) => (content.isExempt ? '–' : `${format.rate(rateBp)}\u00a0%`);
  const title = invoice
    ? paperWords.credit(number, invoice.number, format.date(invoice.issuedOn))
    : paperWords.invoice(number);
  const paidOn = format.date(Temporal.PlainDate.from(paid.on));
  return {
    title,
    number,
    on: issuedOn.toString(),
    heads: [
      paperWords.dates(format.date(issuedOn), format.date(suppliedOn)),
      paperWords.order(orderNumber, buyer.reference),
    ],
    seller: writeSeller(seller),
    buyer: writeParty(buyer),
    columns: [...paperWords.columns],
    rows: [
      ...content.lines.map(
        (line): Row => [
          documentWords.lineOf(line),
          String(line.quantity),
          `${unitNumber.format(line.netCents / 100 / line.quantity)}\u00a0€`,
          rateOf(line.rateBp),
          format.money(line.netCents),
        ],
      ),
      ...content.delivery.map(
        ({ rateBp, netCents }): Row => [
          documentWords.delivery,
          '1',
          format.money(netCents),
          rateOf(rateBp),
          format.money(netCents),
        ],
      ),
    ],
    taxColumns: [...paperWords.taxColumns],
    taxes: content.isExempt
      ? []
      : content.taxes.map((tax) => [rateOf(tax.rateBp), format.money(tax.netCents), format.money(tax.taxCents)]),
    totals: [
      [paperWords.net, format.money(content.netCents)],
      [paperWords.tax, format.money(content.taxCents)],
      [paperWords.total, format.money(content.totalCents)],
    ],
    notes: [
      paperWords.paid[kind][paid.method](paidOn),
      paperWords.due(format.money(0)),
      documentWords.nature,
      ...(content.isExempt ? [documentWords.exemption] : []),
      ...(content.discountCents > 0 ? [documentWords.discountOf(content)] : []),
      `${documentWords.discount} ${paperWords.late}`,
    ],
    xml,
  };
}

const writeSeller = (seller: Seller): string[] => [...writeParty(seller), documentWords.legalOf(seller)];

const writeParty = ({ name, address, postalCode, city, siren, siret, vatNumber }: Company | Seller): string[] => [
  name,
  address,
  `${postalCode} ${city}`,
  paperWords.numbers(siren, siret),
  ...(vatNumber === null ? [] : [paperWords.vatNumber(vatNumber)]),
];

import { shareCents } from '../money/share-cents.ts';
import type { RateShare, TaxLine } from '../pricing/priced-cart.ts';

/** One line of a stored receipt. `shares` are after discounts: with VAT, or without where prices exclude it. */
export interface SoldLine {
  name: string;
  quantity: number;
  shares: readonly RateShare[];
}

/** What an invoice is made from: the amounts of a stored receipt, in cents. */
export interface InvoicedReceipt {
  lines: readonly SoldLine[];
  subtotalCents: number;
  discountCents: number;
  deliveryCents: number;
  totalCents: number;
  taxes: readonly TaxLine[];
}

/** A line of an invoice has one VAT rate. Its unit price is `netCents` by `quantity`. */
export interface InvoiceLine {
  name: string;
  quantity: number;
  rateBp: number;
  netCents: number;
  /** Another line has the greater part of the dish, at its own rate. */
  isPart: boolean;
}

/** What an invoice or a credit note says of goods and money. Amounts in cents, never negative. */
export interface InvoiceContent {
  lines: InvoiceLine[];
  /** The delivery fee by rate, net. */
  delivery: { rateBp: number; netCents: number }[];
  /** The receipt's VAT, by ascending rate; one row of rate 0 where the seller charges no VAT. */
  taxes: TaxLine[];
  /** The seller charges no VAT (CGI, article 293 B). */
  isExempt: boolean;
  /** What the lines were reduced by. */
  discountCents: number;
  /** The discount is without VAT, as the prices of the shop are. */
  isDiscountNet: boolean;
  netCents: number;
  taxCents: number;
  totalCents: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * The content of an invoice from a stored receipt (LAW-64). The VAT is the receipt's to the cent. The net of a rate is shared over
 * the lines at the rate and its part of the delivery fee by largest remainder, so that they add up. Gifts cost nothing and have no line.
 */
export function invoiceContent(receipt: InvoicedReceipt, seller: { isFranchise: boolean }): InvoiceContent {
  const isExempt = seller.isFranchise && receipt.taxes.every(({ taxCents }) => taxCents === 0);
  const { lines: sold, taxes } = isExempt ? withoutRates(receipt) : receipt;
  const { discountCents, subtotalCents, deliveryCents, totalCents } = receipt;
  const isNet = totalCents > subtotalCents - discountCents + deliveryCents;
  const parts = sold.flatMap(linesOf);
  const delivery: InvoiceContent['delivery'] = [];
  for (const { rateBp, netCents, grossCents } of taxes) {
    const own = parts.filter((line) => line.rateBp === rateBp);
    const amounts = own.map(({ amountCents }) => amountCents);
    const feeCents = (isNet ? netCents : grossCents) - sum(amounts);
    const nets = shareCents(netCents, [...amounts, feeCents]);
    const feeNetCents = nets.pop() ?? 0;
    own.forEach((line, position) => {
      line.netCents = nets[position] ?? 0;
    });
    if (feeNetCents > 0) delivery.push({ rateBp, netCents: feeNetCents });
  }
  return {
    lines: parts.map(({ amountCents: _, ...line }) => line),
    delivery,
    ...totalsOf(taxes),
    isExempt,
    discountCents,
    isDiscountNet: isNet,
  };
}

/**
 * The content of a credit note: one line for each rate of the refund, which are those of the invoice. All credit notes of an
 * invoice that was paid back whole add up to it, rate by rate (LAW-69).
 */
export function creditContent(
  name: string,
  refunded: readonly TaxLine[],
  invoice: { isExempt: boolean },
): InvoiceContent {
  const taxes = invoice.isExempt ? addUpTaxes(refunded) : [...refunded].sort((one, other) => one.rateBp - other.rateBp);
  const most = greatest(taxes, ({ grossCents }) => grossCents);
  return {
    lines: taxes.map((tax) => ({
      name,
      quantity: 1,
      rateBp: tax.rateBp,
      netCents: tax.netCents,
      isPart: tax !== most,
    })),
    delivery: [],
    ...totalsOf(taxes),
    isExempt: invoice.isExempt,
    discountCents: 0,
    isDiscountNet: false,
  };
}

function linesOf({ name, quantity, shares }: SoldLine): (InvoiceLine & { amountCents: number })[] {
  const paid = shares.filter(({ amountCents }) => amountCents > 0);
  const most = greatest(paid, ({ amountCents }) => amountCents);
  return paid.map((share) => ({ name, quantity, ...share, netCents: 0, isPart: share !== most }));
}

function greatest<T>(entries: readonly T[], sizeOf: (entry: T) => number): T | undefined {
  return entries.reduce<T | undefined>(
    (most, entry) => (most && sizeOf(most) >= sizeOf(entry) ? most : entry),
    undefined,
  );
}

/** A shop that charges no VAT keeps the rates of its dishes, which an invoice does not tell. */
function withoutRates({ lines, taxes }: InvoicedReceipt): Pick<InvoicedReceipt, 'lines' | 'taxes'> {
  return {
    lines: lines.map(({ shares, ...line }) => ({
      ...line,
      shares: [{ rateBp: 0, amountCents: sum(shares.map(({ amountCents }) => amountCents)) }],
    })),
    taxes: addUpTaxes(taxes),
  };
}

const addUpTaxes = (taxes: readonly TaxLine[]): TaxLine[] => {
  const { netCents, taxCents, totalCents } = totalsOf(taxes);
  return [{ rateBp: 0, netCents, taxCents, grossCents: totalCents }];
};

function totalsOf(taxes: readonly TaxLine[]): Pick<InvoiceContent, 'taxes' | 'netCents' | 'taxCents' | 'totalCents'> {
  return {
    taxes: [...taxes].sort((one, other) => one.rateBp - other.rateBp),
    netCents: sum(taxes.map(({ netCents }) => netCents)),
    taxCents: sum(taxes.map(({ taxCents }) => taxCents)),
    totalCents: sum(taxes.map(({ grossCents }) => grossCents)),
  };
}

import { roundHalfUp, shareCents, type TaxLine } from '@comptoir/domain';
import type { Order, OrderLine } from '../../order/record/order.ts';

/** A number of units of an order's line. `line` is the position of the line from 0. */
export interface RefundedUnits {
  line: number;
  units: number;
}

export interface RefundedPart {
  /** The positions of the lines, none for an amount. Null means the whole remaining amount of the order. */
  lines: number[] | null;
  /** The units of the lines. Null means all that was left of each line. */
  units: RefundedUnits[] | null;
  amountCents: number;
  taxes: TaxLine[];
}

/** A refund with the part of the tip that it pays back in cents, which is in no amount and has no VAT (PYX-90). */
export interface DecidedRefund extends RefundedPart {
  tipCents: number;
}

type Receipt = Pick<Order, 'subtotalCents' | 'discountCents' | 'deliveryCents' | 'totalCents' | 'taxes'> & {
  lines: Pick<OrderLine, 'quantity' | 'shares'>[];
};

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The units of each line that were not paid back yet. */
export function unitsLeft(
  lines: Pick<OrderLine, 'quantity'>[],
  before: Pick<RefundedPart, 'lines' | 'units'>[],
): number[] {
  return lines.map(({ quantity }, position) => {
    const isWhole = before.some(({ lines: whole, units }) => !units && (whole?.includes(position) ?? true));
    const gone = before.flatMap(({ units }) => units ?? []).filter(({ line }) => line === position);
    return isWhole ? 0 : quantity - sum(gone.map(({ units }) => units));
  });
}

/**
 * Computes a refund of units, or of all that is left (`null`), by VAT rate. The first k units of a line come to its
 * amount × k / quantity, rounded, at most what is left, and the VAT is the total VAT of all refunds minus the earlier
 * VAT, so that any mix of units, lines, amounts and rest adds up to the receipt (LAW-41). The delivery fee is only
 * refunded with all that is left.
 */
export function refundAmounts(
  receipt: Receipt,
  before: RefundedPart[],
  units: RefundedUnits[] | null,
): Pick<RefundedPart, 'amountCents' | 'taxes'> {
  // If prices exclude VAT, the amounts of the lines are net.
  const pricedCents = receipt.subtotalCents - receipt.discountCents + receipt.deliveryCents;
  const isNet = receipt.totalCents > pricedCents;
  const kept = unitsLeft(receipt.lines, before);
  const taxes = receipt.taxes
    .map((whole): TaxLine => {
      const { rateBp } = whole;
      const earlier = before.flatMap((part) => part.taxes).filter((tax) => tax.rateBp === rateBp);
      const left = (name: 'netCents' | 'taxCents' | 'grossCents') => whole[name] - sum(earlier.map((tax) => tax[name]));
      if (units === null)
        return { rateBp, netCents: left('netCents'), taxCents: left('taxCents'), grossCents: left('grossCents') };
      const basis = isNet ? 'netCents' : 'grossCents';
      const soldCents = sum(
        units.map(({ line, units: count }) => unitsCents(receipt.lines[line], rateBp, kept[line] ?? 0, count)),
      );
      const amountCents = Math.min(soldCents, left(basis));
      if (amountCents === 0) return { rateBp, netCents: 0, taxCents: 0, grossCents: 0 };
      const soFarCents = whole[basis] - left(basis) + amountCents;
      const taxCents = nextTax(whole, { basis, soFarCents, leftCents: left('taxCents') });
      return isNet
        ? { rateBp, netCents: amountCents, taxCents, grossCents: amountCents + taxCents }
        : { rateBp, netCents: amountCents - taxCents, taxCents, grossCents: amountCents };
    })
    .filter(({ grossCents }) => grossCents > 0);
  return { amountCents: sum(taxes.map(({ grossCents }) => grossCents)), taxes };
}

/**
 * Shares a refund of an amount over the VAT rates, in proportion to what is left at each (REP-23). It takes first from
 * what is not open for withdrawal, so that an open line can still be paid back whole (LAW-42). The amount is at least
 * one cent and at most what is left of the order.
 */
export function shareRefund(
  receipt: Receipt,
  before: RefundedPart[],
  amountCents: number,
  open: RefundedUnits[],
): Pick<RefundedPart, 'amountCents' | 'taxes'> {
  const left = refundAmounts(receipt, before, null).taxes;
  const kept = new Map(refundAmounts(receipt, before, open).taxes.map((tax) => [tax.rateBp, tax.grossCents]));
  const keptCents = left.map(({ rateBp }) => kept.get(rateBp) ?? 0);
  const freeCents = left.map(({ grossCents }, position) => grossCents - (keptCents[position] ?? 0));
  const fromFreeCents = Math.min(amountCents, sum(freeCents));
  const free = shareCents(fromFreeCents, freeCents);
  const others = shareCents(amountCents - fromFreeCents, keptCents);
  const taxes = left.flatMap((rest, position): TaxLine[] => {
    const { rateBp } = rest;
    const grossCents = (free[position] ?? 0) + (others[position] ?? 0);
    const whole = receipt.taxes.find((tax) => tax.rateBp === rateBp);
    if (!whole || grossCents === 0) return [];
    const soFarCents = whole.grossCents - rest.grossCents + grossCents;
    const taxCents = nextTax(whole, { basis: 'grossCents', soFarCents, leftCents: rest.taxCents });
    return [{ rateBp, netCents: grossCents - taxCents, taxCents, grossCents }];
  });
  return { amountCents, taxes };
}

/** The VAT of a refund that brings all refunds at a rate to `soFarCents`, if `leftCents` of the VAT are left. */
function nextTax(
  whole: TaxLine,
  { basis, soFarCents, leftCents }: { basis: 'netCents' | 'grossCents'; soFarCents: number; leftCents: number },
): number {
  const soFarTaxCents = roundHalfUp(BigInt(whole.taxCents) * BigInt(soFarCents), BigInt(whole[basis]));
  return soFarTaxCents - (whole.taxCents - leftCents);
}

/** What the next `count` units of a line come to at a rate, if `kept` units were not paid back yet. */
function unitsCents(line: Receipt['lines'][number] | undefined, rateBp: number, kept: number, count: number): number {
  if (!line) return 0;
  const { quantity, shares } = line;
  const cents = sum(shares.filter((share) => share.rateBp === rateBp).map(({ amountCents }) => amountCents));
  const first = (units: number) => roundHalfUp(BigInt(cents) * BigInt(units), BigInt(quantity));
  return first(quantity - kept + count) - first(quantity - kept);
}

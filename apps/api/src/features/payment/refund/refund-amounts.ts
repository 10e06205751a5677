import { roundHalfUp, type TaxLine } from '@comptoir/domain';
import type { Order } from '../../order/record/order.ts';

/** What a refund takes from an order, as it is kept. */
export interface RefundedPart {
  /** Positions of the order's lines; null: all that was left. */
  lines: number[] | null;
  amountCents: number;
  taxes: TaxLine[];
}

type Receipt = Pick<Order, 'subtotalCents' | 'discountCents' | 'deliveryCents' | 'totalCents' | 'taxes' | 'lines'>;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/**
 * What paying back some lines of an order, or all that is left of it, takes from each VAT rate. The VAT is that of everything paid
 * back so far less what was counted before: however an order is paid back in parts, the parts add up to its receipt to the cent.
 * A line is paid back at what was left of it after discounts; the delivery fee goes with the whole only.
 */
export function refundAmounts(receipt: Receipt, before: RefundedPart[], lines: number[] | null): RefundedPart {
  // Where VAT was added to the prices, the lines' amounts are net.
  const pricedCents = receipt.subtotalCents - receipt.discountCents + receipt.deliveryCents;
  const isNet = receipt.totalCents > pricedCents;
  const taxes = receipt.taxes
    .map((whole): TaxLine => {
      const { rateBp } = whole;
      const earlier = before.flatMap((part) => part.taxes).filter((tax) => tax.rateBp === rateBp);
      const left = (name: 'netCents' | 'taxCents' | 'grossCents') => whole[name] - sum(earlier.map((tax) => tax[name]));
      if (lines === null)
        return { rateBp, netCents: left('netCents'), taxCents: left('taxCents'), grossCents: left('grossCents') };
      const basis = isNet ? 'netCents' : 'grossCents';
      const shares = lines
        .flatMap((line) => receipt.lines[line]?.shares ?? [])
        .filter((share) => share.rateBp === rateBp);
      const amountCents = sum(shares.map((share) => share.amountCents));
      const soFarCents = whole[basis] - left(basis) + amountCents;
      const taxCents =
        roundHalfUp(BigInt(whole.taxCents) * BigInt(soFarCents), BigInt(whole[basis])) -
        (whole.taxCents - left('taxCents'));
      return isNet
        ? { rateBp, netCents: amountCents, taxCents, grossCents: amountCents + taxCents }
        : { rateBp, netCents: amountCents - taxCents, taxCents, grossCents: amountCents };
    })
    .filter(({ grossCents }) => grossCents > 0);
  return { lines, amountCents: sum(taxes.map(({ grossCents }) => grossCents)), taxes };
}

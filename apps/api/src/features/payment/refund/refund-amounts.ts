import { roundHalfUp, type TaxLine } from '@comptoir/domain';
import type { Order } from '../../order/record/order.ts';

export interface RefundedPart {
  lines: number[] | null;
  amountCents: number;
  taxes: TaxLine[];
}

type Receipt = Pick<Order, 'subtotalCents' | 'discountCents' | 'deliveryCents' | 'totalCents' | 'taxes' | 'lines'>;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Computes a refund by VAT rate. Its VAT is the total VAT of all refunds minus the earlier VAT, so that partial refunds
 * add up to the cent. The delivery fee is only refunded with the whole order.
 */
export function refundAmounts(receipt: Receipt, before: RefundedPart[], lines: number[] | null): RefundedPart {
  // If prices exclude VAT, the amounts of the lines are net.
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

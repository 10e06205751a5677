import type { CartMismatch } from '@comptoir/contract';
import type { OrderAmounts } from '@comptoir/domain';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import type { AmountChange, ExpectedAmounts } from '../../../state/checkout/stored-expected-amounts.ts';

const amounts = {
  subtotal: 'subtotalCents',
  discount: 'discountCents',
  delivery: 'deliveryCents',
  tax: 'taxCents',
  total: 'totalCents',
} as const satisfies Record<string, keyof OrderAmounts>;

/** The server's amounts, with each line and amount that differs from the sent cart (CHK-47). */
export function expectedAmounts(sent: ShopCart, { expected, lines }: CartMismatch): ExpectedAmounts {
  const serverTotal = (index: number) => lines.find((line) => line.index === index)?.totalCents;
  const changedLines = sent.priced.lines.flatMap((line): AmountChange[] => {
    const afterCents = serverTotal(line.index) ?? line.totalCents;
    if (afterCents === line.totalCents) return [];
    const name = sent.items.get(line.itemId)?.item.name ?? '';
    return [{ subject: { kind: 'line', name }, beforeCents: line.totalCents, afterCents }];
  });
  const changedAmounts = (Object.keys(amounts) as (keyof typeof amounts)[]).flatMap((kind): AmountChange[] => {
    const beforeCents = sent.priced[amounts[kind]];
    const afterCents = expected[amounts[kind]];
    return beforeCents === afterCents ? [] : [{ subject: { kind }, beforeCents, afterCents }];
  });
  return {
    cartKey: sent.cartKey,
    amounts: expected,
    lineTotals: sent.priced.lines.map((line) => serverTotal(line.index) ?? line.totalCents),
    changes: [...changedLines, ...changedAmounts],
  };
}

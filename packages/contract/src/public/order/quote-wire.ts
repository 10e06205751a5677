import { type Mode, type OfferType, type OrderAmounts, offerTypes, type TaxLine } from '@comptoir/domain';
import { readPayload } from '../../wire/envelope.ts';
import { readAll } from '../../wire/read-all.ts';
import { readAmount, readCount, readObject, readObjects, readText } from '../../wire/wire-values.ts';
import { amountsFromWire } from './order-amounts.ts';
import type { WireQuote } from './quote-schema.ts';
import type { ReceiptDiscount, ReceiptLine } from './receipt.ts';
import { discountFromWire, lineFromWire, taxFromWire } from './receipt-wire.ts';

/** The reason why an offer has no effect. `mode` and `missingCents` are null for most kinds. */
interface QuoteObstacle {
  offerId: number | null;
  type: OfferType | null;
  code: string | null;
  kind: string;
  mode: Mode | null;
  missingCents: number | null;
}

interface Quote {
  amounts: OrderAmounts;
  /** Without the surcharge for a small basket, which `amounts.deliveryCents` includes. */
  deliveryFeeCents: number;
  surchargeCents: number;
  lines: ReceiptLine[];
  freeItems: { itemId: number; quantity: number }[];
  discounts: ReceiptDiscount[];
  taxes: TaxLine[];
  obstacles: QuoteObstacle[];
}

export function quoteFromWire(body: unknown): Quote | null {
  const wire = readObject(readPayload(body));
  const amounts = amountsFromWire(wire.amounts);
  const deliveryFeeCents = readAmount(wire.delivery_fee);
  const surchargeCents = readAmount(wire.surcharge);
  const lines = readAll(wire.lines, lineFromWire);
  const discounts = readAll(wire.discounts, discountFromWire);
  const taxes = readAll(wire.taxes, taxFromWire);
  if (!amounts || deliveryFeeCents === null || surchargeCents === null) return null;
  if (!lines || !discounts || !taxes) return null;
  const freeItems = readObjects(wire.free_items).flatMap(({ item_id, quantity }) => {
    const itemId = readCount(item_id);
    const count = readCount(quantity);
    return itemId === null || count === null ? [] : [{ itemId, quantity: count }];
  });
  const obstacles = readObjects(wire.obstacles).map(obstacleFromWire);
  return { amounts, deliveryFeeCents, surchargeCents, lines, freeItems, discounts, taxes, obstacles };
}

function obstacleFromWire(wire: Record<string, unknown>): QuoteObstacle {
  const { mode } = wire as Partial<WireQuote['obstacles'][number]>;
  return {
    offerId: readCount(wire.offer_id),
    type: offerTypes.find((type) => type === wire.type) ?? null,
    code: readText(wire.code) || null,
    kind: readText(wire.kind),
    mode: mode === 'pickup' || mode === 'delivery' ? mode : null,
    missingCents: readAmount(wire.missing),
  };
}

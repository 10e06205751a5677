import { amountsToWire, type Receipt, receiptToWire, type WireQuote } from '@comptoir/contract';
import { centsToDecimal } from '@comptoir/domain';
import { makeOrder } from '../place/make-order.ts';
import { receiptOf } from '../receipt/receipt-of.ts';
import { listObstacles, type Obstacle } from './list-obstacles.ts';
import type { QuotedOrder } from './quote-order.ts';

/** The receipt that the order would have, without an id and a number. */
export function receiptOfQuote({ order, snapshot, quotedAt }: QuotedOrder): Receipt {
  const made = makeOrder(order, snapshot, { bodyHash: '', placedAt: quotedAt, userId: null });
  return receiptOf({ ...made, number: 0 });
}

export function writeQuote(quoted: QuotedOrder): WireQuote {
  const { order, snapshot } = quoted;
  const { mode, promised_at, ready_from, lines, discounts, delivery_fee, surcharge, taxes } = receiptToWire(
    receiptOfQuote(quoted),
  );
  return {
    mode,
    promised_at,
    ready_from,
    lines,
    discounts,
    delivery_fee,
    surcharge,
    taxes,
    amounts: amountsToWire(order.priced),
    free_items: order.priced.freeItems.map(({ itemId, quantity }) => ({ item_id: itemId, quantity })),
    obstacles: listObstacles(order, snapshot).map(obstacleToWire),
  };
}

function obstacleToWire({ offerId, type, code, kind, mode, missingCents }: Obstacle): WireQuote['obstacles'][number] {
  return {
    offer_id: offerId,
    type,
    code,
    kind,
    mode,
    missing: missingCents === null ? null : centsToDecimal(missingCents),
  };
}

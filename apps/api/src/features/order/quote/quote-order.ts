import { amountsToWire, isObject, receiptToWire, type WireQuote } from '@comptoir/contract';
import { countSlots } from '../../schedule/schedule-repository.ts';
import { type AcceptedOrder, priceOrder } from '../judge/judge-order.ts';
import { type JudgeTools, type PreparedOrder, prepareOrder } from '../judge/prepare-order.ts';
import { type Refusal, refuse } from '../judge/refusal.ts';
import { refuseGuest } from '../judge/refuse-guest.ts';
import { makeOrder } from '../place/make-order.ts';
import { receiptOf } from '../receipt/receipt-of.ts';
import { listObstacles } from './list-obstacles.ts';

const unsaid = {
  local_id: 'no-order-yet',
  free_items: [],
  subtotal: 0,
  discount: 0,
  delivery: 0,
  tax: 0,
  total: 0,
  payment_method: 'cash',
  transaction_id: null,
  user_id: null,
  status: 'pending',
};
const nobody = {
  first_name: '-',
  last_name: '-',
  email: 'nobody@order.invalid',
  phone: '0100000000',
  location: null,
  date: 'ASAP',
};

/** Prices an order (A.25), or rejects it like a real order. Only the cache of addresses is written. */
export async function quoteOrder(
  tools: JudgeTools,
  body: unknown,
  guestNetwork: string | null,
): Promise<{ quote: WireQuote } | { refusal: Refusal }> {
  if (!isObject(body)) return { refusal: refuse('validation') };
  const { customer = {} } = body;
  const complete = { ...unsaid, ...body, customer: isObject(customer) ? { ...nobody, ...customer } : customer };
  const preparation = await prepareOrder(tools, complete);
  if ('refusal' in preparation) return preparation;
  const { prepared } = preparation;
  const now = tools.now();
  const verdict = priceOrder(
    prepared.read,
    { ...prepared, site: tools.site, now },
    {
      method: typeof body.payment_method === 'string' ? prepared.read.claim.paymentMethod : null,
      totalCents: body.total === undefined ? null : prepared.read.claim.amounts.totalCents,
    },
  );
  if ('refusal' in verdict) return verdict;
  const refusal =
    typeof body.payment_method === 'string' ? refuseGuest(verdict.order, { ...prepared, guestNetwork }) : null;
  if (refusal) return { refusal };
  if (await isSlotFull(tools, prepared, verdict.order)) return { refusal: refuse('slot_unavailable') };
  return { quote: writeQuote(verdict.order, prepared, now.toInstant()) };
}

/** A real order detects a full slot when it takes a place, whereas a quote only reads the count. */
async function isSlotFull(
  { db }: JudgeTools,
  { snapshot }: PreparedOrder,
  { time: { slot } }: AcceptedOrder,
): Promise<boolean> {
  const { slotCapacity } = snapshot.settings.scheduling;
  if (!slot || slotCapacity === null) return false;
  const counts = await countSlots(db, slot.mode, slot.date);
  return (counts.get(slot.value) ?? 0) >= slotCapacity;
}

function writeQuote(accepted: AcceptedOrder, { snapshot }: PreparedOrder, placedAt: Temporal.Instant): WireQuote {
  const order = { ...makeOrder(accepted, snapshot, { bodyHash: '', placedAt, userId: null }), number: 0 };
  const { mode, promised_at, ready_from, lines, discounts, delivery_fee, surcharge, taxes } = receiptToWire(
    receiptOf(order),
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
    amounts: amountsToWire(accepted.priced),
    free_items: accepted.priced.freeItems.map(({ itemId, quantity }) => ({ item_id: itemId, quantity })),
    obstacles: listObstacles(accepted, snapshot),
  };
}

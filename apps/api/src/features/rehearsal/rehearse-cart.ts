import type { Rehearsal, RehearsalQuestion } from '@comptoir/contract';
import type { Mode } from '@comptoir/domain';
import type { Scene } from '../order/judge/prepare-order.ts';
import type { Refusal } from '../order/judge/refusal.ts';
import { listObstacles } from '../order/quote/list-obstacles.ts';
import type { QuotedOrder } from '../order/quote/quote-order.ts';
import { receiptOfQuote } from '../order/quote/write-quote.ts';
import { tellRefusal } from './tell-refusal.ts';

export type QuoteOrder = (body: object, scene: Scene) => Promise<{ quoted: QuotedOrder } | { refusal: Refusal }>;

type Cart = NonNullable<RehearsalQuestion['cart']>;

/** Prices a sample cart as an order of that instant, or tells why such an order would be refused. */
export async function rehearseCart(
  quoteOrder: QuoteOrder,
  cart: Cart,
  { mode, ...scene }: Required<Scene> & { mode: Mode },
): Promise<{ cart: NonNullable<Rehearsal['cart']> } | { errors: Record<string, string> }> {
  const outcome = await quoteOrder(orderOf(cart, mode, scene), scene);
  if ('quoted' in outcome) return { cart: { refusal: null, quote: tellQuote(outcome.quoted) } };
  const { refusal } = outcome;
  if (refusal.code !== 'validation') return { cart: { refusal: tellRefusal(refusal), quote: null } };
  return { errors: nameFields(refusal) };
}

/** The body of the order. Its location only says that there is one, because the place of the scene counts. */
function orderOf({ lines, coupon, date }: Cart, mode: Mode, { located }: Required<Scene>): object {
  return {
    items: lines.map(({ itemId, quantity, options, note }) => ({
      item_id: itemId,
      quantity,
      note,
      options: options.map(({ optionId, choices }) => ({
        option_id: optionId,
        option_options: choices.map((choice) => ({ id: choice.choiceId, quantity: choice.quantity })),
      })),
    })),
    is_pickup: mode === 'pickup',
    ...(coupon !== undefined && { coupon }),
    customer: { date, location: located.place && { address: '-', city: '-' } },
  };
}

/** The fields of an order by their names in a rehearsal. */
function nameFields({ details: { errors = {} } }: Refusal): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, says]) => [`cart.${field.replace(/^items\./, 'lines.')}`, says]),
  );
}

function tellQuote(quoted: QuotedOrder): NonNullable<NonNullable<Rehearsal['cart']>['quote']> {
  const { order, snapshot } = quoted;
  const { priced, time } = order;
  const { lines, discounts, taxes, deliveryFeeCents, surchargeCents } = receiptOfQuote(quoted);
  const { subtotalCents, discountCents, deliveryCents, taxCents, totalCents } = priced;
  return {
    promisedAt: time.promisedAt.toInstant(),
    readyFrom: time.readyFrom?.toInstant() ?? null,
    lines,
    discounts,
    taxes,
    deliveryFeeCents,
    surchargeCents,
    expected: { subtotalCents, discountCents, deliveryCents, taxCents, totalCents },
    freeItems: priced.freeItems.map(({ itemId, quantity }) => ({ itemId, quantity })),
    obstacles: listObstacles(order, snapshot),
  };
}

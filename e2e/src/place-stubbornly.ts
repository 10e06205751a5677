import { paths, type WireOrder } from '@comptoir/contract';
import { demoKeys } from '@comptoir/stripe-sandbox';
import { expect } from 'vitest';
import { askUntilAnswered } from './ask-until-answered.ts';
import type { Shop } from './shop.ts';

async function payByCard({ url, sandboxUrl }: Shop, order: WireOrder): Promise<string> {
  const body = { amount: Number(order.total).toFixed(2), local_id: order.local_id, order };
  const asked = await askUntilAnswered(url + paths.stripePaymentIntent, { method: 'POST', body });
  expect(asked).toMatchObject({ status: 200, body: { status: 'success' } });
  const id = String(asked.body.payload.id);
  const confirm = async () => {
    const answer = await fetch(`${sandboxUrl}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${demoKeys.secretKey}` },
      body: new URLSearchParams({ payment_method: 'pm_card_visa' }),
    });
    const said = (await answer.json()) as { status?: string; error?: { code?: string } };
    // If the first response was lost, the second confirmation is refused because the intent is confirmed already.
    return said.status === 'requires_capture' || said.error?.code === 'payment_intent_unexpected_state';
  };
  await expect.poll(() => confirm().catch(() => false), { timeout: 90_000, interval: 200 }).toBe(true);
  return id;
}

export async function placeStubbornly(
  shop: Shop,
  template: object,
  { localId, isCard }: { localId: string; isCard: boolean },
): Promise<string> {
  const payment_method = isCard ? 'card' : 'cash';
  const order = { ...template, local_id: localId, payment_method } as WireOrder;
  const transaction_id = isCard ? await payByCard(shop, order) : null;
  const url = shop.url + paths.checkout;
  const placed = await askUntilAnswered(url, { method: 'POST', body: { ...order, transaction_id } });
  expect(placed).toMatchObject({ status: 200, body: { status: 'success' } });
  const order_id = String(placed.body.payload.order_id);
  if (isCard) {
    const paid = await askUntilAnswered(url, { method: 'PUT', body: { order_id, transaction_id, status: 'paid' } });
    expect(paid).toMatchObject({ status: 200, body: { status: 'success' } });
  }
  return order_id;
}

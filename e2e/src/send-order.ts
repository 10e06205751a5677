import type { WireOrder } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { expect } from 'vitest';

export const postOrder = (url: string, body: object) =>
  fetch(`${url}/v2/public/checkout/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export async function sendOrder(url: string, body: object): Promise<number> {
  const answer = await postOrder(url, body);
  expect(answer.status).toBe(200);
  const { payload } = (await answer.json()) as { payload: { order_number: number } };
  return payload.order_number;
}

/** An order of one simple item with the server's own amounts, and with the test's changes. */
export async function makeOrder(url: string, change: Partial<WireOrder> = {}, quantity = 1): Promise<object> {
  const { payload: menus } = (await (await fetch(`${url}/v2/public/menus`)).json()) as {
    payload: {
      categories: {
        items: { item_id: number; item_score: number; is_available: boolean; options: { required: boolean }[] }[];
      }[];
    }[];
  };
  const item = menus
    .flatMap((menu) => menu.categories.flatMap((category) => category.items))
    .find(({ options, is_available }) => is_available && options.every(({ required }) => !required));
  const body = { ...pickupOrder(change), items: [{ item_id: item?.item_id, quantity }] };
  const refused = (await (
    await postOrder(url, { ...body, subtotal: 0, discount: 0, delivery: 0, tax: 0, total: 0 })
  ).json()) as { expected: object };
  return { ...body, ...refused.expected };
}

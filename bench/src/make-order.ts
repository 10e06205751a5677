import { pickupOrder } from '@comptoir/contract/testing';

interface WireItem {
  item_id: number;
  is_available: boolean;
  options: { required: boolean }[];
}

interface WireMenus {
  payload: { categories: { items: WireItem[] }[] }[];
}

/** A pickup order of three items with the shop's own amounts. Each request needs a new `local_id`. */
export async function makeOrder(url: string): Promise<Record<string, unknown>> {
  const menus = (await (await fetch(`${url}/v2/public/menus`)).json()) as WireMenus;
  const [menu] = menus.payload;
  const simple = (menu?.categories ?? [])
    .flatMap((category) => category.items)
    .filter(({ is_available, options }) => is_available && options.every(({ required }) => !required));
  const body = pickupOrder({
    items: simple.slice(0, 3).map(({ item_id }) => ({ item_id, quantity: 2, options: [], note: '' })),
    // The total is wrong, because the shop's refusal contains the right one.
    total: 0,
  });
  const refused = (await (await postOrder(url, body)).json()) as { expected: Record<string, number> };
  return { ...body, ...refused.expected };
}

export function postOrder(url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}/v2/public/checkout/`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Each connection sends the same order with a new `local_id` each time. */
export function orderLoad(url: string, order: Record<string, unknown>, diners: number) {
  const body = JSON.stringify({ ...order, local_id: '{id}' });
  return { url: `${url}/v2/public/checkout/`, body, connections: diners };
}

import { pickupOrder } from '@comptoir/contract/testing';

interface WireItem {
  item_id: number;
  is_available: boolean;
  options: { required: boolean }[];
}

interface WireMenus {
  payload: { categories: { items: WireItem[] }[] }[];
}

/** A pickup order of three simple items at the shop's own amounts, ready to be sent with another `local_id` each time. */
export async function makeOrder(url: string): Promise<Record<string, unknown>> {
  const menus = (await (await fetch(`${url}/v2/public/menus`)).json()) as WireMenus;
  const [menu] = menus.payload;
  const simple = (menu?.categories ?? [])
    .flatMap((category) => category.items)
    .filter(({ is_available, options }) => is_available && options.every(({ required }) => !required));
  const body = pickupOrder({
    items: simple.slice(0, 3).map(({ item_id }) => ({ item_id, quantity: 2, options: [], note: '' })),
    // No shop agrees to this one: its answer says what it asks.
    total: 0,
  });
  const refused = (await (await postOrder(url, body)).json()) as { expected: Record<string, number> };
  return { ...body, ...refused.expected };
}

/** Sends an order as it is. */
export function postOrder(url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}/v2/public/checkout/`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The load of so many diners who order the same, each time under a `local_id` of its own. */
export function orderLoad(url: string, order: Record<string, unknown>, diners: number) {
  const body = JSON.stringify({ ...order, local_id: '{id}' });
  return { url: `${url}/v2/public/checkout/`, body, connections: diners };
}

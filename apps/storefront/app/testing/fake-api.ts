import { receiptToWire } from '@comptoir/contract';
import { exampleReceipt } from '@comptoir/contract/testing';
import { vi } from 'vitest';

export interface ApiCall {
  method: string;
  path: string;
  /** The URL's query. */
  query: Record<string, string>;
  /** The request headers that identify the user. */
  signed: { bearer: string | null; userId: string | null };
  // biome-ignore lint/suspicious/noExplicitAny: a body is looked into by name
  body: any;
}

type Answer = { status?: number; body: unknown } | 'no answer' | Promise<{ status?: number; body: unknown }>;

/**
 * Answers requests by "METHOD /path" without the query. A list gives one answer per request, and its last one from
 * then on.
 * Other requests fail like a dead network.
 */
export function fakeApi(answers: Record<string, Answer | Answer[]>): {
  calls: ApiCall[];
  of: (method: string) => ApiCall[];
} {
  const calls: ApiCall[] = [];
  const used = new Map<string, number>();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), 'http://shop.test'),
      init,
    );
    const { pathname: path, searchParams } = new URL(request.url);
    const key = `${request.method} ${path}`;
    const text = await request.text();
    calls.push({
      method: request.method,
      path,
      query: Object.fromEntries(searchParams),
      signed: { bearer: request.headers.get('authorization'), userId: request.headers.get('x-user-id') },
      body: text ? JSON.parse(text) : null,
    });
    const given = answers[key];
    const list = Array.isArray(given) ? given : given === undefined ? [] : [given];
    const turn = used.get(key) ?? 0;
    used.set(key, turn + 1);
    const answer = await list[Math.min(turn, list.length - 1)];
    if (answer === undefined || answer === 'no answer') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json' },
    });
  });
  return { calls, of: (method) => calls.filter((call) => call.method === method) };
}

/** An error in the API's format. */
export const apiError = (status: number, code: string, message: string, extra: object = {}) => ({
  status,
  body: { status: 'error', code, message, ...extra },
});

export const checkoutPath = '/v2/public/checkout/';

/** The response of POST checkout for a stored order. */
export const storedOrder = (values: object = {}) => ({
  body: {
    status: 'success',
    payload: {
      order_id: 'o-1',
      order_number: 1001,
      status: 'pending',
      total: 10,
      ready_from: '2026-11-23T19:00:00+01:00',
      receipt: receiptToWire(exampleReceipt()),
      ...values,
    },
  },
});

/** The response of PUT checkout for an updated order. */
export const updatedOrder = { body: { status: 'success', payload: { order_id: 'o-1', status: 'pending' } } };

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pickupOrder } from '../testing/example-order.ts';
import { ApiError } from '../wire/api-error.ts';
import { createCaller } from './caller.ts';

interface Answer {
  status: number;
  body: string;
}

let server: Server;
let root: string;
let requests: { method: string; url: string; body: string }[];
let answers: Answer[];

const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) });
const order = pickupOrder({ local_id: 'a-local-id' });

beforeEach(async () => {
  requests = [];
  answers = [];
  server = createServer(async (incoming, outgoing) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    requests.push({ method: incoming.method ?? '', url: incoming.url ?? '', body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    outgoing.writeHead(answer?.status ?? 500, {
      'content-type': 'application/json',
      date: 'Sun, 28 Mar 2027 09:00:00 GMT',
    });
    outgoing.end(answer?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

describe('the caller', () => {
  it('asks below the API’s root, whose path and trailing slash are kept apart [API-01]', async () => {
    answers = [json(200, { status: 'success', payload: [] })];
    await createCaller({ root: `${root}/shop/` }).menus();
    expect(requests).toMatchObject([{ method: 'GET', url: '/shop/v2/public/menus' }]);
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'asks once more after %i, and no more [API-41, API-42]',
    async (status) => {
      answers = [json(status, {})];
      await expect(createCaller({ root }).menus()).rejects.toBeInstanceOf(ApiError);
      expect(requests).toHaveLength(2);
    },
  );

  it('takes the answer of the second try [API-42]', async () => {
    answers = [json(503, {}), json(200, { status: 'success', payload: [{ menu_id: 1, categories: [] }] })];
    expect(await createCaller({ root }).menus()).toHaveLength(1);
  });

  it.each([400, 404, 422, 501])('raises an error on %i without a second try [API-40, API-41]', async (status) => {
    answers = [json(status, { status: 'error', message: 'Non', code: 'x' })];
    await expect(createCaller({ root }).offers()).rejects.toMatchObject({ status, serverMessage: 'Non.', code: 'x' });
    expect(requests).toHaveLength(1);
  });

  it('never sends a change twice [API-43]', async () => {
    answers = [json(503, {})];
    const caller = createCaller({ root });
    await expect(caller.placeOrder(order)).rejects.toMatchObject({ status: 503 });
    await expect(caller.updateOrder({ order_id: 'x', transaction_id: null, status: 'pending' })).rejects.toMatchObject({
      status: 503,
    });
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  });

  it('does not repeat a call that met no server: it has no status [API-41]', async () => {
    let calls = 0;
    const fetch = () => {
      calls += 1;
      return Promise.reject(new TypeError('fetch failed'));
    };
    await expect(createCaller({ root, fetch }).settings()).rejects.toMatchObject({ status: 0 });
    expect(calls).toBe(1);
  });

  it('has no message of the server’s to show where the body is HTML or has none [ERR-13]', async () => {
    answers = [{ status: 400, body: '<h1>Bad</h1>' }];
    await expect(createCaller({ root }).menus()).rejects.toMatchObject({ status: 400, serverMessage: '', code: '' });
    answers = [json(400, { message: 'Seul le message compte' })];
    await expect(createCaller({ root }).menus()).rejects.toMatchObject({ serverMessage: 'Seul le message compte.' });
  });

  it('reports the server’s instant with every answer, failures included [API-44, CHK-58]', async () => {
    const dates: number[] = [];
    const caller = createCaller({ root, onDate: (milliseconds) => dates.push(milliseconds) });
    answers = [json(200, { status: 'success', payload: [] })];
    await caller.offers();
    answers = [json(422, {})];
    await caller.placeOrder(order).catch(() => undefined);
    expect(dates).toEqual([Date.UTC(2027, 2, 28, 9), Date.UTC(2027, 2, 28, 9)]);
  });

  it('announces a product without waiting and without caring [MNU-09, ERR-15]', async () => {
    answers = [json(500, {})];
    expect(createCaller({ root }).announceProduct(101)).toBeUndefined();
    await expect.poll(() => requests[0]?.url).toBe('/v2/public/products/101');
  });

  it('sends a coupon trimmed and encoded, and refuses what is no valid one [CRT-20, CRT-21]', async () => {
    const caller = createCaller({ root });
    answers = [json(200, { status: 'success', payload: [{ id: 9 }] })];
    expect(await caller.coupon(' 10 % / été ')).toEqual({ id: 9, fields: { id: 9 } });
    expect(requests[0]?.url).toBe('/v2/public/offers/10%20%25%20%2F%20%C3%A9t%C3%A9');
    answers = [json(200, { status: 'success', payload: [] })];
    await expect(caller.coupon('NOPE')).rejects.toBeInstanceOf(ApiError);
    answers = [json(200, { status: 'error', message: 'Ce code promo n’est pas valide', payload: [] })];
    await expect(caller.coupon('NOPE')).rejects.toMatchObject({ serverMessage: 'Ce code promo n’est pas valide.' });
  });

  it('asks for the popular items, twelve at most, and reads their ids [MNU-29, API-33]', async () => {
    answers = [json(200, { status: 'success', popular: [{ itemId: 101 }, { itemId: '102' }, { nothing: 1 }] })];
    expect(await createCaller({ root }).popular()).toEqual([101, 102]);
    expect(requests[0]?.url).toBe('/v2/public/recommendations/popular?limit=12');
  });

  it('asks what goes with a cart, twelve at most, and reads the ids [MNU-30, API-32]', async () => {
    answers = [json(200, { status: 'success', recommendations: [{ itemId: 201 }, { itemId: 301 }] })];
    expect(await createCaller({ root }).recommendations([{ itemId: 101, quantity: 2 }])).toEqual([201, 301]);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      cartItems: [{ itemId: 101, quantity: 2 }],
      maxRecommendations: 12,
    });
  });

  it('reads the stored order [API-23]', async () => {
    answers = [
      json(200, {
        status: 'success',
        payload: { order_id: 'o-1', order_number: 1001, status: 'pending', total: 35.45, ready_from: null },
      }),
    ];
    expect(await createCaller({ root }).placeOrder(order)).toEqual({
      orderId: 'o-1',
      orderNumber: 1001,
      status: 'pending',
      totalCents: 3545,
      readyFrom: null,
      trackToken: null,
      receipt: null,
    });
  });

  it('asks for addresses by their trimmed beginning, and takes no answer for an empty list [LOC-05, LOC-06]', async () => {
    const caller = createCaller({ root });
    answers = [json(200, { status: 'OK', payload: [{ description: '5 place Bellecour, Lyon' }] })];
    expect(await caller.suggestAddresses(' 5 pl&ce ')).toMatchObject([{ description: '5 place Bellecour, Lyon' }]);
    expect(requests[0]?.url).toBe('/v2/public/locations/?query=5+pl%26ce');
    answers = [json(200, { status: 'SUCCESS', payload: [] })];
    expect(await caller.suggestAddresses('xyz')).toEqual([]);
  });

  it.each(['error', 'ZERO_RESULTS', 'Error'])(
    'takes the status %s for a failed look-up of an address [LOC-06]',
    async (status) => {
      const caller = createCaller({ root });
      answers = [json(200, { status, message: 'Adresse introuvable', code: 'location_not_found', payload: [] })];
      const failure = { status: 200, code: 'location_not_found', serverMessage: 'Adresse introuvable.' };
      await expect(caller.suggestAddresses('5 place')).rejects.toMatchObject(failure);
      await expect(caller.distance('5 place')).rejects.toMatchObject(failure);
    },
  );

  it('asks how far an address is, and refuses an answer without a distance [LOC-07]', async () => {
    const caller = createCaller({ root });
    answers = [json(200, { status: 'success', payload: { distance: 3.2, delivery_cost: 3.1 } })];
    expect(await caller.distance('5 place Bellecour')).toMatchObject({ distance: 3.2, deliveryCostCents: 310 });
    expect(requests[0]?.url).toBe('/v2/public/locations/distance?location=5+place+Bellecour');
    answers = [json(200, { status: 'success', payload: {} })];
    await expect(caller.distance('5 place Bellecour')).rejects.toBeInstanceOf(ApiError);
  });
});

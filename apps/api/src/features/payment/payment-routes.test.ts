import { paths } from '@comptoir/contract';
import { exampleOrder } from '@comptoir/contract/testing';
import { onlineMethods } from '@comptoir/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CardShop, cardOrder, openCardShop } from '../../testing/open-card-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterEach(async () => {
  shop.sandbox.faults.clear();
  await shop.setCatalogue(() => undefined);
});
afterAll(() => shop.close());

const payer = { email: 'camille@example.com', name: 'Camille Martin', phone: '0612345678' };
const customer = (body: object) => shop.send('POST', paths.stripeCustomer, body);
const intent = (body: object) => shop.send('POST', paths.stripePaymentIntent, body);
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code];

describe('the customer of a card payment', () => {
  it('is made at the provider, and its id is answered [API-21]', async () => {
    const answer = await customer(payer);
    expect(answer.json()).toEqual({
      status: 'success',
      payload: { customer: shop.sandbox.ledger().customers.at(-1)?.id },
    });
    expect(shop.sandbox.ledger().customers.at(-1)).toMatchObject(payer);
  });

  it.each([[{}], [{ ...payer, email: 'camille' }], [{ ...payer, name: ' ' }], [{ ...payer, card: '1' }], ['x']])(
    'is refused as %j [API-21]',
    async (body) => {
      expect(codeOf(await customer(body as object))[0]).toBeGreaterThanOrEqual(400);
      expect((await customer(body as object)).statusCode).toBeLessThan(500);
    },
  );

  it('can’t be made while the provider is away [API-21]', async () => {
    shop.sandbox.faults.add({ kind: 'rateLimited', requests: 2 });
    expect(codeOf(await customer(payer))).toEqual([502, 'payment_provider']);
  });
});

describe('a card payment', () => {
  it('answers its id and its secret, and takes the methods that the form has [PAY-08, PAY-09, API-22, PYX-04]', async () => {
    const order = exampleOrder({ payment_method: 'card' });
    const { customer: customerId } = (await customer(payer)).json().payload;
    const answer = await shop.ask(order, { customer_id: customerId });
    const { payload } = answer.json();
    const made = shop.sandbox.intent(payload.id);
    expect(payload).toEqual({ id: made?.id, client_secret: made?.client_secret });
    expect(made).toMatchObject({
      amount: 3545,
      currency: 'eur',
      capture_method: 'manual',
      allowed_payment_method_types: onlineMethods({ isCardActive: true, areWalletsActive: true, isLinkActive: false }),
      automatic_payment_methods: null,
      customer: customerId,
      metadata: { local_id: order.local_id },
    });
    const { rows } = await shop.database.query('select * from payments where id = $1', [payload.id]);
    expect(JSON.stringify(rows)).not.toContain(payload.client_secret);
    expect(rows[0]).toMatchObject({ snapshot: { local_id: order.local_id, transaction_id: null } });
  });

  it('of another client needs neither order nor local_id, and can have a number as amount [PAY-08]', async () => {
    const first = await intent({ customer_id: null, amount: 35.45 });
    expect(first.statusCode).toBe(200);
    const { id } = first.json().payload;
    expect(shop.sandbox.intent(id)?.amount).toBe(3545);
    expect((await intent({ amount: '40.40', payment_intent_id: id })).json().payload.id).toBe(id);
    expect(shop.sandbox.intent(id)?.amount).toBe(4040);
  });

  it.each([
    '24,90',
    '24.905',
    '-24.90',
    '0.49',
    '0',
    'abc',
    '',
    '1e3',
    '1000000',
    '99999999999999',
    null,
    true,
    24.905,
  ])('of %j is refused [API-22]', async (amount) => {
    expect(codeOf(await intent({ amount }))).toEqual([422, 'validation']);
  });

  it('follows its cart: one intent, at the amount and with the order of the last request [PAY-10, API-22]', async () => {
    const order = cardOrder();
    const { id } = (await shop.ask(order)).json().payload;
    const two = {
      ...order,
      items: [{ item_id: 101, quantity: 2, options: [], note: '' }],
      subtotal: 20,
      total: 20,
      tax: 1.82,
    };
    const renamed = { ...two, customer: { ...two.customer, first_name: 'Camélia' } };
    for (const changed of [order, two, renamed]) {
      const { payload } = (await shop.ask(changed, { payment_intent_id: id })).json();
      expect(payload.id).toBe(id);
      expect(shop.sandbox.intent(id)?.amount).toBe(Number(changed.total) * 100);
    }
    const { rows } = await shop.database.query('select amount_cents, snapshot from payments where id = $1', [id]);
    expect(rows).toMatchObject([{ snapshot: { customer: { first_name: 'Camélia' } } }]);
  });

  it('is made once by two requests at once [API-22, CHK-37]', async () => {
    const order = cardOrder();
    const answers = await Promise.all([shop.ask(order), shop.ask(order)]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
  });

  it('of another amount than the server’s total is refused with that total [PAY-08, API-24]', async () => {
    const order = cardOrder();
    for (const answer of [await shop.ask(order, { amount: '9.99' }), await shop.ask({ ...order, total: 9.99 })]) {
      expect(codeOf(answer)).toEqual([409, 'totals_mismatch']);
      expect(answer.json().expected).toEqual({ subtotal: 10, discount: 0, delivery: 0, tax: 0.91, total: 10 });
      expect(answer.json().cart.items).toHaveLength(1);
    }
  });

  it('is not made for an order that is invalid, in cash or stored [API-22]', async () => {
    expect(codeOf(await shop.ask({ ...cardOrder(), items: [] }))).toEqual([422, 'empty_cart']);
    expect(codeOf(await shop.ask(cardOrder({ payment_method: 'cash' })))).toEqual([422, 'validation']);
    expect(codeOf(await shop.ask(cardOrder(), { local_id: 'another-order' }))).toEqual([422, 'validation']);
    const order = cardOrder();
    const id = await shop.authorise(order);
    const { order_id } = (await shop.post(order, id)).json().payload;
    const again = await shop.ask(order);
    expect(codeOf(again)).toEqual([409, 'order_exists']);
    expect(again.json().payload.order_id).toBe(order_id);
  });

  it('that is held is voided for a new one, but only with its own local_id [API-22, SEC-06]', async () => {
    const order = cardOrder();
    const held = await shop.authorise(order);
    const thief = await shop.ask(cardOrder(), { payment_intent_id: held });
    expect(thief.json().payload.id).not.toBe(held);
    expect(shop.sandbox.intent(held)?.status).toBe('requires_capture');
    const { payload } = (await shop.ask(order)).json();
    expect(payload.id).not.toBe(held);
    expect(shop.sandbox.intent(held)?.status).toBe('canceled');
    await shop.sandbox.confirm(payload.id);
    expect((await shop.post(order, payload.id)).statusCode).toBe(200);
  });

  it('can’t be made while the provider is away [API-22]', async () => {
    shop.sandbox.faults.add({ kind: 'rateLimited', requests: 2 });
    expect(codeOf(await shop.ask(cardOrder()))).toEqual([502, 'payment_provider']);
  });

  it('without an order is opened five times a minute, for an amount within the shop’s limits [SEC-10, API-22]', async () => {
    const strict = await openCardShop({ limits: { barePaymentsPerMinute: 5, cardPaymentsPerHour: 7 } });
    const bare = (amount: string) => strict.send('POST', paths.stripePaymentIntent, { amount });
    for (const amount of ['0.39', '9999.00']) expect(codeOf(await bare(amount))).toEqual([422, 'validation']);
    const answers = await Promise.all(Array.from({ length: 8 }, () => bare('10.00')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
    // A payment with an order has an hourly limit, and a repeated one does not count.
    const ask = async (order: Record<string, unknown>) =>
      (await strict.send('POST', paths.stripePaymentIntent, { amount: '10.00', order })).statusCode;
    const order = cardOrder();
    for (let time = 0; time < 4; time += 1) expect(await ask(order)).toBe(200);
    expect([await ask(cardOrder()), await ask(cardOrder())]).toEqual([200, 429]);
    await strict.close();
  });

  it('without an order is opened twenty times a day by one network [SEC-10]', async () => {
    const strict = await openCardShop({ limits: { barePaymentsPerDay: 20 } });
    const open = (remoteAddress: string) =>
      strict.send('POST', paths.stripePaymentIntent, { amount: '10.00' }, { remoteAddress });
    for (let time = 0; time < 20; time += 1) expect((await open('198.51.100.9')).statusCode).toBe(200);
    const refused = await open('198.51.100.9');
    expect(codeOf(refused)).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    expect((await open('198.51.100.10')).statusCode).toBe(200);
    await strict.close();
  });

  it('has a limit by minute [SEC-10]', async () => {
    const limited = await openTestShop({ limits: { ordersPerMinute: 2 } });
    const answers = [];
    for (let time = 0; time < 3; time++)
      answers.push(await limited.send('POST', paths.stripePaymentIntent, { amount: '10.00' }));
    expect(answers.map(codeOf)).toEqual([
      [422, 'method_inactive'],
      [422, 'method_inactive'],
      [429, 'rate_limited'],
    ]);
    await limited.close();
  });
});

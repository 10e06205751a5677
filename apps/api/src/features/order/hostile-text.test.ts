import { paths } from '@comptoir/contract';
import { commandingSigns, exampleOrder, honestTexts, hostileTexts, pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const { customer } = exampleOrder();
const named = (change: Partial<typeof customer>) => pickupOrder({ customer: { ...pickupOrder().customer, ...change } });

/** Each one-line field that a diner fills in, by its name in the response. */
const fields = (text: string): [path: string, name: string, body: object][] => [
  ['customer.first_name', 'Le prénom', named({ first_name: text })],
  ['customer.last_name', 'Le nom', named({ last_name: text })],
  ['customer.phone', 'Le téléphone', named({ phone: text })],
  ['customer.email', 'L’adresse e-mail', named({ email: `zoe@example.com${text}` })],
  ['coupon', 'Le code promo', pickupOrder({ coupon: text })],
  ...(['address', 'address2', 'city', 'postal_code', 'country'] as const).map((field): [string, string, object] => {
    const location = { ...customer.location, [field]: text };
    return [`customer.location.${field}`, '', exampleOrder({ customer: { ...customer, location } })];
  }),
];

describe('invisible text', () => {
  it.each(Object.entries(hostileTexts))(
    'is refused in every field of one line: %s [SEC-12, SEC-14]',
    async (_, text) => {
      for (const [path, name, body] of fields(text)) {
        const answer = await shop.send('POST', paths.checkout, body);
        expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation']);
        expect(answer.json().errors[path]).toContain('signe invisible');
        expect(answer.json().message).toContain(name);
        expect(answer.json().message).toBe(answer.json().errors[path]);
      }
    },
  );

  it('is refused by every other endpoint that takes a line of text', async () => {
    const line = '5 place Bellecour\u001b[2J';
    const order = pickupOrder();
    const answers = await Promise.all([
      shop.send('GET', `${paths.locations}?query=${encodeURIComponent(line)}`),
      shop.send('GET', `${paths.distance}?location=${encodeURIComponent(line)}`),
      shop.send('POST', paths.stripeCustomer, { email: 'zoe@example.com', name: line, phone: '0612345678' }),
      shop.send('POST', paths.stripePaymentIntent, { amount: '10.00', customer_id: line, order }),
      shop.send('PUT', paths.checkout, { order_id: line, transaction_id: null, status: 'pending' }),
      shop.send('PUT', paths.checkout, { order_id: order.local_id, transaction_id: line, status: 'pending' }),
    ]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation']);
      expect(answer.json().message).toContain('signe invisible');
    }
  });

  it.each(honestTexts)('is not in %s', async (text) => {
    expect((await shop.send('POST', paths.checkout, named({ first_name: text }))).statusCode).toBe(200);
  });

  it('can’t add a line to the kitchen’s mail, or a command for a terminal', async () => {
    await shop.api.drainOutbox();
    const texts = Object.values(hostileTexts).filter((text) => text.isWellFormed() && !text.includes('\0'));
    for (const note of texts) {
      shop.mails.length = 0;
      const order = pickupOrder({ items: [{ item_id: 101, quantity: 1, note: `${note}\nPaiement : réglé` }] });
      expect((await shop.send('POST', paths.checkout, order)).statusCode).toBe(200);
      await shop.api.drainOutbox();
      expect(shop.mails).toHaveLength(2);
      for (const { text = '', html = '' } of shop.mails) {
        expect(text.split('\n').filter((line) => line.startsWith('Paiement'))).toEqual([
          'Paiement : Espèces au retrait',
        ]);
        expect(text).toContain('\n    > Paiement : réglé\n');
        expect(html).toContain('<small>&gt; Paiement : réglé</small>');
        for (const line of `${text}${html}`.split('\n')) expect(line).not.toMatch(commandingSigns);
      }
    }
  });
});

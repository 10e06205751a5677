import { paths, receiptFromWire } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CardShop, cardOrder, openCardShop } from '../../testing/open-card-shop.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterEach(() => shop.sandbox.faults.clear());
afterAll(() => shop.close());

/** Pays an order with a card as the browser does, and answers the order's receipt and what is stored of it. */
async function pay(number: string, network?: string) {
  const order = cardOrder();
  const { payload } = (await shop.ask(order)).json();
  const typed = {
    number,
    exp_month: '12',
    exp_year: '30',
    cvc: '123',
    ...(network && { 'networks][preferred': network }),
  };
  const { apiHost, apiPort, publishableKey } = shop.sandbox;
  const confirmed = await fetch(`http://${apiHost}:${apiPort}/v1/payment_intents/${payload.id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: publishableKey,
      client_secret: payload.client_secret,
      ...Object.fromEntries(
        Object.entries(typed).map(([name, value]) => [`payment_method_data[card][${name}]`, value]),
      ),
    }),
  });
  expect(confirmed.status).toBe(200);
  const placed = (await shop.post(order, payload.id)).json().payload;
  expect(placed.receipt).not.toHaveProperty('payment');
  const paid = (await shop.putPaid(placed.order_id, payload.id)).json().payload;
  const { rows } = await shop.database.query('select paid_by from orders where id = $1', [placed.order_id]);
  const events = await shop.database.query(
    "select data from order_events where order_id = $1 and kind = 'network_not_honoured'",
    [placed.order_id],
  );
  return { paid, placed, stored: rows[0] as { paid_by: object }, missed: events.rows.map(({ data }) => data) };
}

const visa = '4000002500001001';
const mastercard = '5555552500001001';

describe('what paid a card order', () => {
  it.each([
    [visa, 'cartes_bancaires', 'visa', 'cartes_bancaires'],
    [visa, 'visa', 'visa', 'visa'],
    [visa, undefined, 'visa', 'cartes_bancaires'],
    [mastercard, 'cartes_bancaires', 'mastercard', 'cartes_bancaires'],
    [mastercard, 'mastercard', 'mastercard', 'mastercard'],
    [mastercard, undefined, 'mastercard', 'cartes_bancaires'],
  ])('of %s with the choice %s is stored and told: brand %s, network %s [PYX-11, PYX-12, PYX-80]', async (...row) => {
    const [number, choice, brand, network] = row;
    const { paid, stored, missed, placed } = await pay(number, choice);
    expect(stored.paid_by).toEqual({
      kind: 'card',
      brand,
      network,
      last4: '1001',
      chargeId: expect.stringMatching(/^ch_/),
      networks: ['cartes_bancaires', brand],
      chosenNetwork: choice ?? null,
      country: 'FR',
      descriptor: 'LEVE TARD',
    });
    const told = { kind: 'card', brand, network, last4: '1001', descriptor: 'LEVE TARD' };
    expect(paid.receipt.payment).toEqual(told);
    expect(receiptFromWire(paid.receipt)?.paidBy).toEqual(told);
    expect(missed).toEqual([]);
    await shop.api.drainOutbox();
    const name = { cartes_bancaires: 'Carte CB', visa: 'Visa', mastercard: 'Mastercard' }[network];
    const mails = shop.mails.filter(({ subject }) => subject.includes(`nº ${placed.order_number} `));
    expect(mails.length).toBeGreaterThan(0);
    for (const { text } of mails) expect(text).toContain(`Paiement : ${name} •••• 1001, réglé`);
    // Only the diner's bank shows it, so the kitchen's mail has no such line.
    const diner = shop.mails.filter(({ to, text }) => to === 'camille@example.com' && text.includes('1001'));
    expect(diner.length).toBeGreaterThan(0);
    for (const mail of mails)
      expect([mail.to, mail.text.includes('Sur votre relevé : LEVE TARD')]).toEqual([mail.to, diner.includes(mail)]);
  });

  it('by a network that its holder did not choose is an event of the order, and counted for the operator [PYX-11]', async () => {
    shop.sandbox.faults.add({ kind: 'otherNetwork', path: '/v1/payment_intents/*/confirm' });
    const { missed } = await pay(visa, 'cartes_bancaires');
    expect(missed).toEqual([{ network: 'visa', chosenNetwork: 'cartes_bancaires' }]);
    expect((await shop.send('GET', '/metrics')).body).toContain('\ncard_networks_not_honoured 1\n');
  });

  it('is absent for cash [PYX-12]', async () => {
    const { payload } = (await shop.send('POST', paths.checkout, pickupOrder())).json();
    expect(payload.receipt).not.toHaveProperty('payment');
  });
});

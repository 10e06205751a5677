import { paths, readPayload, readSettings } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mondayNoon, openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { testSite } from '../../../testing/test-site.ts';
import { findOrderByNumber } from '../record/order-repository.ts';
import { composeOrderMail } from './order-mail.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => {
  shop.mails.length = 0;
  shop.setClock(mondayNoon);
});

async function order(body: object) {
  const answer = await shop.send('POST', paths.checkout, body);
  expect(answer.statusCode).toBe(200);
  const placed = readPayload(answer.json()) as { order_id: string; order_number: number };
  await shop.api.drainOutbox();
  const mailTo = (address: string) => shop.mails.find((mail) => mail.to === address);
  return { ...placed, diner: mailTo('camille@example.com'), restaurant: mailTo('contact@labonnepate.example') };
}

/** Replaces every kind of space in formatted amounts by an ordinary space. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('the mails of an order', () => {
  it('go to the diner and to the restaurant, each answering to the other', async () => {
    const { diner, restaurant, order_number } = await order(exampleOrder());
    expect(shop.mails).toHaveLength(2);
    expect(diner).toMatchObject({
      subject: `Votre commande nº ${order_number} chez La Bonne Pâte`,
      from: { name: 'La Bonne Pâte', address: 'contact@labonnepate.example' },
      replyTo: 'contact@labonnepate.example',
    });
    expect(restaurant).toMatchObject({
      subject: `Commande nº ${order_number} · Livraison · Camille Martin`,
      replyTo: 'camille@example.com',
    });
  });

  it('name the seller to the diner alone, so that the mail can serve as a note [BOK-51]', async () => {
    const { diner, restaurant } = await order(exampleOrder());
    const seller = `Vendeur : ${testSite.legal.publisher} · `;
    for (const text of [diner?.text, diner?.html]) expect(text).toContain(seller);
    for (const text of [restaurant?.text, restaurant?.html]) expect(text).not.toContain(seller);
  });

  it.each(['Dr.martin', 'M.Dupont', 'St.Jean', 'A.B. Café'])('name %s in these words [CHK-12]', async (first_name) => {
    const body = exampleOrder();
    const { diner, restaurant } = await order({ ...body, customer: { ...body.customer, first_name } });
    for (const mail of [diner, restaurant])
      for (const text of [mail?.text, mail?.html]) expect(text).toContain(first_name);
  });

  it('make no link of typed text, except of the diner’s own address [CHK-12]', async () => {
    const body = exampleOrder();
    const site = 'evil.example/x';
    const { diner, restaurant } = await order({
      ...body,
      items: body.items.map((item) => ({ ...item, note: `voir http://${site}\nou www.evil.fr` })),
      customer: {
        ...body.customer,
        first_name: site,
        last_name: 'gagnez.pizza',
        location: { ...body.customer.location, address2: 'evil.link' },
      },
    });
    for (const mail of [diner, restaurant])
      for (const text of [mail?.subject, mail?.text, mail?.html]) {
        expect(text).not.toMatch(/evil\.\w|gagnez\.pizza|www\.e|http:\/\/e/);
        if (text !== mail?.subject) expect(text).toContain('evil. example/x');
      }
    expect(restaurant?.text).toContain('camille@example.com');
  });

  it('hold the full recap: lines with options and notes, place, time, amounts, VAT and payment', async () => {
    const { diner, restaurant } = await order(exampleOrder());
    for (const mail of [diner, restaurant]) {
      const text = plain(mail?.text ?? '');
      for (const part of [
        '2 × Margherita : 28,00 €',
        'Suppléments : 2 × Mozzarella (+ 1,50 €)',
        'Note : bien cuite',
        '1 × Tiramisu : 5,50 €',
        'Sous-total : 33,50 €',
        '−10 % sur Desserts : − 0,55 €',
        'Livraison : 2,50 €',
        'Total TTC : 35,45 €',
        'TVA 10 % : 3,22 € (HT 32,23 €, TTC 35,45 €)',
        'Livrée vers lundi 23 novembre à 12 h 45',
        '5 place Bellecour 69002 Lyon',
        'Zone Centre',
        'Espèces à la livraison',
        'Camille Martin 0612345678',
      ]) {
        expect(text).toContain(part);
      }
      const shown = plain((mail?.html ?? '').replace(/<[^>]*>/g, ' ')).replace(/ +/g, ' ');
      for (const part of [
        '2 × Margherita Suppléments : 2 × Mozzarella (+ 1,50 €) Note : bien cuite 28,00 €',
        'Sous-total 33,50 € −10 % sur Desserts − 0,55 € Livraison 2,50 € Total TTC 35,45 €',
        'TVA 10 % : 3,22 € (HT 32,23 €, TTC 35,45 €)',
        'Livrée vers lundi 23 novembre à 12 h 45 5 place Bellecour 69002 Lyon',
      ]) {
        expect(shown).toContain(part);
      }
    }
    expect(plain(diner?.text ?? '')).toContain('Une question ? La Bonne Pâte · 12 rue de la République');
  });

  it('say when an order for later is promised, and until when a range lasts', async () => {
    const { customer } = exampleOrder();
    const later = await order(exampleOrder({ customer: { ...customer, date: '2026-11-24 19:00-19:15' } }));
    expect(plain(later.diner?.text ?? '')).toContain('Livrée mardi 24 novembre à 19 h 00 (jusqu’à 19 h 15)');
  });

  it('say at what day and hour an order placed while closed is ready', async () => {
    shop.setClock('2026-11-22T20:00');
    const { diner } = await order(pickupOrder());
    expect(plain(diner?.text ?? '')).toContain('Prête vers lundi 23 novembre à 11 h 50');
  });

  it('round the promised time up to five minutes, as the pages did', async () => {
    shop.setClock('2026-11-23T12:02:30');
    const { diner } = await order(pickupOrder());
    expect(plain(diner?.text ?? '')).toContain('Prête vers lundi 23 novembre à 12 h 25');
  });

  it('escape what a diner typed [SEC-12]', async () => {
    const { customer } = pickupOrder();
    const typed = '<img src=x onerror=alert(1)> & "Lou"';
    const { diner, restaurant } = await order(
      pickupOrder({
        items: [{ item_id: 101, quantity: 1, note: `sans ail\r\n${typed}` }],
        customer: { ...customer, first_name: typed, last_name: 'Roux' },
      }),
    );
    expect(diner?.html).not.toContain('<img');
    expect(diner?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Lou&quot;');
    expect(restaurant?.text).toContain('Note :\n    > sans ail\n    > <img');
  });

  it('write out invisible characters in a stored name [SEC-12]', async () => {
    const { order_number } = await order(pickupOrder());
    const stored = await findOrderByNumber(shop.database.db, order_number);
    if (!stored) throw new Error('The order is not stored.');
    const settings = readSettings([{ name: 'contacts.email', value: 'contact@labonnepate.example' }]);
    const old = { ...stored, firstName: 'Zoé\nPaiement : réglé', lastName: 'Roux\r\nBcc: all@example.com' };
    const mail = composeOrderMail(old, 'restaurant', { settings, site: testSite, id: 'an-id', hasOffice: false });
    expect(mail.subject).toMatch(/Zoé\\u000aPaiement : réglé Roux\\u000d\\u000aBcc: all@example\. com$/);
    expect(mail.text.split('\n').filter((line) => /^(Paiement : r|Bcc)/.test(line))).toEqual([]);
  });
});

it('are sent once each when the mail server comes back', async () => {
  shop.isMailDown = true;
  const { order_id } = await order(pickupOrder());
  expect(shop.mails).toHaveLength(0);
  shop.isMailDown = false;
  await shop.database.query('update outbox set next_at = now() where done_at is null', []);
  await shop.api.drainOutbox();
  expect(shop.mails.map((mail) => mail.to).sort()).toEqual(['camille@example.com', 'contact@labonnepate.example']);
  for (const mail of shop.mails) expect(mail.id).toContain(order_id);
  await shop.api.drainOutbox();
  expect(shop.mails).toHaveLength(2);
});

import { accountEndpoints, paths } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountShop, goodPassword, headersOf, withAccounts } from '../../../testing/account-shop.ts';
import { type CardShop, cardOrder, openCardShop } from '../../../testing/open-card-shop.ts';

let shop: AccountShop & CardShop;
beforeAll(async () => {
  shop = withAccounts(await openCardShop());
});
afterAll(() => shop.close());

const deleteAccount = (token: string, user_id: number, password?: string) =>
  shop.send('DELETE', '/v2/public/auth/delete-profile', { token, user_id, password });

/** Returns every row of every table as text. */
async function dump(): Promise<string> {
  const { rows } = await shop.database.query(
    "select format('select %L as name, t::text as row from %I t', tablename, tablename) as text from pg_tables where schemaname = 'public'",
    [],
  );
  const texts: string[] = [];
  for (const { text } of rows) {
    const table = await shop.database.query(String(text), []);
    texts.push(...table.rows.map(({ name, row }) => `${name}: ${row}`));
  }
  return texts.join('\n');
}
const figures = async () =>
  (
    await shop.database.query(
      `select count(*)::int as orders, sum(total_cents)::int as total, sum(tax_cents)::int as tax, sum(discount_cents)::int as discount,
        (select count(*)::int from order_lines) as lines, (select sum(gross_cents)::int from order_taxes) as gross,
        (select count(*)::int from coupon_uses) as coupons from orders`,
      [],
    )
  ).rows[0];

/** These words occur in no row of another person. */
const person = {
  first_name: 'Wilhelmine',
  last_name: 'Quatrevaux',
  email: 'wilhelmine@quatrevaux.example',
  phone: '+33 6 99 88 77 66',
};
const street = '17 rue Imaginaire';
const needles = [...Object.values(person), 'Imaginaire', 'poivre de Wilhelmine', 'quatrevaux'];

describe('deleting an account', () => {
  it('leaves no text of the person in the database, and every figure as it was [API-20, SEC-17, AUT-21]', async () => {
    await shop.setCatalogue(({ settings }) => {
      settings['features.delivery.calculation_type'] = 'zone';
    });
    const signed = await shop.signUp(person.email, {
      first_name: person.first_name,
      last_name: person.last_name,
      phone: person.phone,
    });
    const signedUp = signed.json();
    const otp = await shop.lastCode(person.email);
    const { token, user } = (
      await shop.send(
        'GET',
        `/v2/public/auth/verify-otp?${new URLSearchParams({ otp, email: person.email })}`,
        undefined,
        {
          headers: headersOf(signedUp),
        },
      )
    ).json();
    const headers = { authorization: `Bearer ${token}`, 'x-user-id': String(user.id) };
    await shop.send('PATCH', '/v2/public/auth/update-profile', { address: `${street}, 69002 Lyon` }, { headers });
    await shop.send(
      'PUT',
      '/v2/public/auth/addresses',
      { addresses: [{ address: street, city: 'Lyon', postal_code: '69002', interphone: person.last_name }] },
      { headers },
    );
    const customer = { ...pickupOrder().customer, ...person };
    // The account has a delivery with a note, a card order, a guest's order under the same address, and a payment
    // without an order.
    const delivery = exampleOrder();
    const { location } = delivery.customer;
    const noted = {
      ...delivery,
      user_id: user.id,
      items: delivery.items.map((item) => ({ ...item, note: 'poivre de Wilhelmine' })),
      customer: { ...customer, location: { ...location, address: street } },
    };
    expect((await shop.send('POST', paths.checkout, noted, { headers })).statusCode).toBe(200);
    const { payload } = (
      await shop.send('POST', paths.stripeCustomer, {
        email: person.email,
        name: 'Wilhelmine Quatrevaux',
        phone: person.phone,
      })
    ).json();
    const pay = async (order: object) =>
      (
        await shop.send(
          'POST',
          paths.stripePaymentIntent,
          { amount: '10.00', customer_id: payload.customer, order },
          { headers },
        )
      ).json().payload.id;
    const card = cardOrder({ user_id: user.id, customer });
    const intent = await pay(card);
    await shop.sandbox.confirm(intent);
    const posted = await shop.send('POST', paths.checkout, { ...card, transaction_id: intent }, { headers });
    expect((await shop.putPaid(posted.json().payload.order_id, intent)).statusCode).toBe(200);
    await pay(cardOrder({ user_id: user.id, customer }));
    const coupon = pickupOrder({ customer, coupon: 'BIENVENUE10', discount: 1, tax: 0.82, total: 9 });
    expect((await shop.send('POST', paths.checkout, coupon)).statusCode).toBe(200);
    // Staff wrote a message about this diner, and browsers subscribed to her orders.
    await shop.database.query("update order_progress set state = 'refused', message = 'poivre de Wilhelmine'", []);
    await shop.database.query(
      `insert into order_events (order_id, kind, data, at)
       select order_id, 'noted', '{"by": "Cuisine 1", "text": "Mme Quatrevaux a appelé"}', now() from order_progress`,
      [],
    );
    await shop.api.drainOutbox();
    const before = { dump: await dump(), figures: await figures() };
    for (const needle of needles) expect(before.dump).toContain(needle);

    expect((await deleteAccount(token, user.id, goodPassword)).json()).toEqual({ status: 'success' });
    await shop.api.drainOutbox();

    const after = await dump();
    for (const needle of needles)
      expect([needle, after.toLowerCase().includes(needle.toLowerCase())]).toEqual([needle, false]);
    expect(await figures()).toEqual(before.figures);
    expect(shop.mails.at(-1)).toMatchObject({ to: person.email, subject: expect.stringContaining('supprimé') });
    const forgotten = await fetch(
      `http://${shop.sandbox.apiHost}:${shop.sandbox.apiPort}/v1/customers/${payload.customer}`,
      {
        headers: { authorization: `Bearer ${shop.sandbox.secretKey}` },
      },
    );
    expect(await forgotten.json()).toMatchObject({ deleted: true });
    expect((await shop.logIn(person.email)).statusCode).toBe(401);
    expect((await shop.send('GET', '/v2/public/auth/profile', undefined, { headers })).statusCode).toBe(401);
    const followed = await shop.database.query(
      'select count(track_token)::int as tokens, count(*) filter (where data = \'{"by": "Cuisine 1"}\')::int as notes from order_progress join order_events using (order_id)',
      [],
    );
    expect(followed.rows).toEqual([{ tokens: 0, notes: 3 }]);
    // A returning diner is still the customer who used the coupon.
    const { rows } = await shop.database.query('select count(distinct customer)::int as n from coupon_uses', []);
    expect(rows[0]?.n).toBe(1);
  });

  it('needs the password, and keeps the session if it is wrong [API-20, AUT-25]', async () => {
    const { token, id } = await shop.member('zoe@example.com');
    const wrong = await deleteAccount(token, id, 'Wrong-1234');
    expect([wrong.statusCode, wrong.json()]).toEqual([
      403,
      { status: 'error', message: 'Mot de passe incorrect', code: 'wrong_password' },
    ]);
    const missing = await deleteAccount(token, id);
    expect([missing.statusCode, missing.json().errors]).toEqual([422, { password: 'Le mot de passe est obligatoire' }]);
    expect((await shop.send('GET', `${accountEndpoints.profile.path}?token=${token}&user_id=${id}`)).statusCode).toBe(
      200,
    );
  });

  it('with an unproven address leaves the orders of that address', async () => {
    const guest = pickupOrder({ customer: { ...pickupOrder().customer, email: 'lea@example.com' } });
    await shop.send('POST', paths.checkout, guest);
    const { token, user } = (await shop.signUp('lea@example.com')).json();
    expect((await deleteAccount(token, user.id, goodPassword)).statusCode).toBe(200);
    const { rows } = await shop.database.query('select email from orders where local_id = $1', [guest.local_id]);
    expect(rows).toEqual([{ email: 'lea@example.com' }]);
  });
});

describe('what an order says of its diner', () => {
  const attempts: [string, string][] = [
    ['a name', `update orders set first_name = 'Eve'`],
    [
      'everything personal at once',
      `update orders set first_name = '', last_name = '', email = '', phone = '', location = null, user_id = null`,
    ],
    ['its account', 'update orders set user_id = null'],
    ['a note', `update order_lines set note = ''`],
    ['a line', 'delete from order_lines'],
    ['a fact of a line', `update order_lines set facts = '{"homemade": true}'`],
    ['a wish', `update orders set wishes = '{"cutlery": true}'`],
    ['an order', 'delete from orders'],
    ['its history', 'delete from order_events'],
    ['its VAT', 'delete from order_taxes'],
    ['all of them', 'truncate orders cascade'],
  ];
  /** The setting of the deletion function permits nothing beyond that function, even to a caller that knows its name. */
  const forced: [string, string][] = [
    ['a name', `update orders set first_name = 'Eve'`],
    ['a figure', 'update orders set total_cents = 0'],
    ['a figure of a line', 'update order_lines set unit_cents = 0, total_cents = 0'],
    ['a fact of a line', `update order_lines set note = '', facts = '{"homemade": true}'`],
    ['an order of this year', 'delete from order_taxes'],
    ['an order of this year, by the function', `select forget_orders('{}', array(select id from orders))`],
  ];
  const tryIt = (text: string, isForced: boolean) =>
    shop.database.db.transaction(async (tx) => {
      if (isForced) await tx.execute(sql`set local comptoir.forgetting = 'on'`);
      await tx.execute(sql.raw(text));
    });
  const causeOf = (text: string, isForced: boolean) =>
    tryIt(text, isForced).then(
      () => 'nothing refused it',
      (error: Error) => String(error.cause),
    );
  beforeAll(async () => {
    const eve = await shop.member('eve@example.com');
    const order = { ...pickupOrder({ user_id: eve.id }) };
    const items = order.items.map((item) => ({ ...item, note: 'sans sel' }));
    expect((await shop.send('POST', paths.checkout, { ...order, items }, { headers: eve.headers })).statusCode).toBe(
      200,
    );
  });

  it.each(attempts)('is changed by one function only: not %s [SEC-17]', async (_, text) => {
    expect(await causeOf(text, false)).toMatch(/immutable once placed|append-only|foreign key/);
  });

  it.each(forced)('is changed in one way only, whatever opens the triggers: not %s [SEC-17]', async (_, text) => {
    expect(await causeOf(text, true)).toMatch(/immutable once placed|append-only|kept as it is/);
  });
});

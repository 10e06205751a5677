import { accountEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountShop, withAccounts } from '../../../testing/account-shop.ts';
import { exampleCompany, invoiceCompanies } from '../../../testing/company-orders.ts';
import { type CardShop, cardOrder, openCardShop } from '../../../testing/open-card-shop.ts';

type Member = Awaited<ReturnType<AccountShop['member']>>;

let shop: AccountShop & CardShop;
let zoe: Member;
let max: Member;
beforeAll(async () => {
  shop = withAccounts(await openCardShop());
  zoe = await shop.member('zoe@example.com');
  max = await shop.member('max@example.com');
});
afterAll(() => shop.close());

const order = (url: string, body: object, headers: Record<string, string> = {}) =>
  shop.send('POST', url, body, { headers });
const ordersOf = async ({ token, id }: Member, query = '') =>
  (await shop.send('GET', `${accountEndpoints.orders.path}?token=${token}&user_id=${id}${query}`)).json();
const ownerOf = async (localId: string) =>
  (await shop.database.query('select user_id from orders where local_id = $1', [localId])).rows[0]?.user_id;

describe.each([
  ['an order', paths.checkout, (body: object) => body],
  ['a card payment', paths.stripePaymentIntent, (body: object) => ({ amount: '10.00', order: body })],
  ['a quote', paths.quote, (body: object) => body],
])('%s', (what, url, wrap) => {
  const bodyFor = (user_id: number | null) => {
    if (what === 'a quote') return { items: pickupOrder().items, is_pickup: true, user_id };
    return wrap(what === 'an order' ? pickupOrder({ user_id }) : cardOrder({ user_id }));
  };

  it.each<[string, () => Record<string, string>, number, string | undefined]>([
    ['without a bearer', () => ({}), 401, 'unauthenticated'],
    ['with an invented bearer', () => ({ authorization: 'Bearer nobody' }), 401, 'unauthenticated'],
    ['with another’s bearer', () => ({ authorization: `Bearer ${max.token}` }), 401, 'unauthenticated'],
    ['with all of another’s credentials', () => max.headers, 400, 'credentials_conflict'],
    ['with its own', () => zoe.headers, 200, undefined],
    ['with its own bearer alone', () => ({ authorization: `Bearer ${zoe.token}` }), 200, undefined],
  ])('with a user id, %s, is authenticated first [CHK-38, SEC-03]', async (_, headers, status, code) => {
    const answer = await order(url, bodyFor(zoe.id), headers());
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('of a guest needs no session, and may have one [CHK-49, AUT-31]', async () => {
    for (const headers of [{}, zoe.headers]) expect((await order(url, bodyFor(null), headers)).statusCode).toBe(200);
  });
});

describe('an account’s order', () => {
  it('is in its list, with its stored receipt, and in no other account’s [CHK-49, SEC-04, API-19]', async () => {
    const body = pickupOrder({ user_id: zoe.id });
    await order(paths.checkout, body, zoe.headers);
    const { orders, ...page } = await ordersOf(zoe);
    expect(page).toMatchObject({ status: 'success', page: 1, limit: 20 });
    expect(orders[0]).toMatchObject({
      local_id: body.local_id,
      status: 'pending',
      created_at: expect.stringMatching(/^2026-11-23T12:00:00\+01:00$/),
      is_pickup: true,
      items: [{ item_id: 101, item_name: 'Margherita', quantity: 1, unit_price: 10, line_total: 10 }],
      total: 10,
      payment_method: 'cash',
      receipt: { total: 10, lines: [{ name: 'Margherita' }] },
    });
    const others = (await ordersOf(max)).orders.map(({ local_id }: { local_id: string }) => local_id);
    expect(others).not.toContain(body.local_id);
  });

  it('is the account’s too if the browser died and the sweep places it [CHK-49, PAY-24]', async () => {
    const body = cardOrder({ user_id: zoe.id });
    const asked = await order(
      paths.stripePaymentIntent,
      { amount: '10.00', local_id: body.local_id, order: body },
      zoe.headers,
    );
    await shop.sandbox.confirm(asked.json().payload.id);
    // The session has ended, so the payment identifies the account.
    await shop.send('POST', accountEndpoints.logout.path, undefined, { headers: zoe.headers });
    shop.setClock('2026-11-23T12:02');
    await shop.api.reconcilePayments();
    expect(await ownerOf(body.local_id)).toBe(zoe.id);
    zoe = { ...zoe, ...(await relogged('zoe@example.com')) };
    expect((await ordersOf(zoe)).orders[0]).toMatchObject({ local_id: body.local_id, payment_method: 'card' });
  });

  it('that is posted after its session ended is 401, and may be made a guest’s under a new id [CHK-38]', async () => {
    const body = cardOrder({ user_id: zoe.id });
    const asked = await order(
      paths.stripePaymentIntent,
      { amount: '10.00', local_id: body.local_id, order: body },
      zoe.headers,
    );
    const { id } = asked.json().payload;
    await shop.sandbox.confirm(id);
    await shop.send('POST', accountEndpoints.logout.path, undefined, { headers: zoe.headers });
    const late = await order(paths.checkout, { ...body, transaction_id: id }, zoe.headers);
    expect([late.statusCode, late.json().code]).toEqual([401, 'unauthenticated']);
    // Only the guest's order is charged: webhook and job find no other authorised payment.
    await shop.api.reconcilePayments();
    expect(await ownerOf(body.local_id)).toBeUndefined();
    expect(shop.sandbox.intent(id)?.status).toBe('canceled');
    const guest = cardOrder();
    expect((await shop.post(guest, await shop.authorise(guest))).statusCode).toBe(200);
    expect(await ownerOf(guest.local_id)).toBeNull();
    zoe = { ...zoe, ...(await relogged('zoe@example.com')) };
  });

  it.each<[string, (body: ReturnType<typeof cardOrder>) => Promise<string | null>]>([
    [
      'whose answer was lost',
      async (body) => {
        await order(paths.checkout, body, zoe.headers);
        return null;
      },
    ],
    [
      'that the sweep placed',
      async (body) => {
        const payment = { amount: '10.00', local_id: body.local_id, order: body };
        const { id } = (await order(paths.stripePaymentIntent, payment, zoe.headers)).json().payload;
        await shop.sandbox.confirm(id);
        shop.setClock('2026-11-23T12:04');
        await shop.api.reconcilePayments();
        return id;
      },
    ],
  ])(
    '%s is returned when it is sent again after the session ended, without a duplicate [CHK-38, CHK-57]',
    async (how, place) => {
      const body = how === 'that the sweep placed' ? cardOrder({ user_id: zoe.id }) : pickupOrder({ user_id: zoe.id });
      const transaction_id = await place(body);
      await shop.send('POST', accountEndpoints.logout.path, undefined, { headers: zoe.headers });
      const late = await order(paths.checkout, { ...body, transaction_id }, zoe.headers);
      expect([late.statusCode, late.json().code]).toEqual([409, 'order_exists']);
      expect(late.json().payload).toMatchObject({ status: transaction_id === null ? 'pending' : 'paid', total: 10 });
      expect(Object.keys(late.json().payload).sort()).toEqual(['order_number', 'status', 'total']);
      zoe = { ...zoe, ...(await relogged('zoe@example.com')) };
    },
  );

  it('is listed by pages of 20, newest first; beyond the end is nothing [API-19, AUT-14]', async () => {
    const lea = await shop.member('lea@example.com');
    for (let count = 0; count < 21; count += 1) {
      shop.setClock(`2026-11-23T12:${String(count).padStart(2, '0')}`);
      expect((await order(paths.checkout, pickupOrder({ user_id: lea.id }), lea.headers)).statusCode).toBe(200);
    }
    const [first, second, third] = [
      await ordersOf(lea),
      await ordersOf(lea, '&page=2'),
      await ordersOf(lea, '&page=3'),
    ];
    expect([first.orders.length, second.orders.length, third.orders.length, first.total]).toEqual([20, 1, 0, 21]);
    const times = [...first.orders, ...second.orders].map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await ordersOf(lea, '&page=3&limit=7')).orders).toHaveLength(7);
    for (const wrong of ['page=0', 'page=-1', 'limit=0', 'limit=101', 'limit=1e9', 'page=x'])
      expect([wrong, (await ordersOf(lea, `&${wrong}`)).code]).toEqual([wrong, 'validation']);
  });

  it('has its invoice and credit note as files, for its account alone [LAW-67]', async () => {
    await shop.setCatalogue(invoiceCompanies);
    const body = cardOrder({ user_id: zoe.id, company: exampleCompany });
    const asked = { amount: '10.00', local_id: body.local_id, order: body };
    const { id: transaction_id } = (await order(paths.stripePaymentIntent, asked, zoe.headers)).json().payload;
    await shop.sandbox.confirm(transaction_id);
    const { order_id } = (await order(paths.checkout, { ...body, transaction_id }, zoe.headers)).json().payload;
    await shop.putPaid(order_id, transaction_id);
    const papers = async () => (await ordersOf(zoe)).orders[0].invoices;
    const [paper] = await papers();
    expect(paper).toEqual({ number: expect.stringMatching(/^F2026-/), kind: 'invoice', has_pdf: false });
    const pdfOf = ({ headers }: Pick<Member, 'headers'>, number = paper.number) =>
      shop.send('GET', `${accountEndpoints.invoicePdf.path}?number=${number}`, undefined, { headers });
    expect((await pdfOf(zoe)).json().code).toBe('not_found');
    await shop.api.drainOutbox();
    expect((await papers())[0].has_pdf).toBe(true);
    const answer = await pdfOf(zoe);
    const mail = shop.mails.find(({ subject }) => subject === `Facture ${paper.number}`);
    const pdf = Buffer.from(answer.json().payload.pdf, 'base64');
    expect(mail?.attachments?.[0]?.content.equals(pdf)).toBe(true);
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const [who, status, code] of [
      [max, 404, 'not_found'],
      [{ headers: {} }, 401, 'unauthenticated'],
      [{ headers: { ...zoe.headers, 'x-user-id': String(max.id) } }, 401, 'unauthenticated'],
    ] as const)
      expect([(await pdfOf(who)).statusCode, (await pdfOf(who)).json().code]).toEqual([status, code]);
    for (const wrong of ['', 'F2026-1', 'F2026-999999x', "F2026-000001'"])
      expect([wrong, (await pdfOf(zoe, wrong)).statusCode]).toEqual([wrong, 422]);
    expect((await pdfOf(zoe, 'F2026-999999')).statusCode).toBe(404);
  });

  it('is in its export, with addresses and without any secret [SEC-17]', async () => {
    await shop.send(
      'PUT',
      accountEndpoints.saveAddresses.path,
      { addresses: [{ address: '5 place Bellecour', city: 'Lyon', postal_code: '69002', floor: '3' }] },
      { headers: zoe.headers },
    );
    const answer = await shop.send('GET', accountEndpoints.exportAccount.path, undefined, { headers: zoe.headers });
    const { payload } = answer.json();
    expect(payload.user.email).toBe('zoe@example.com');
    expect(payload.addresses).toMatchObject([
      { address: '5 place Bellecour', floor: '3', code: '', country: 'France' },
    ]);
    expect(payload.orders.length).toBeGreaterThan(1);
    expect(payload.sessions.length).toBeGreaterThan(0);
    expect(answer.body).not.toContain(zoe.token);
    expect(answer.body).not.toMatch(/argon2|password/);
  });
});

async function relogged(email: string) {
  const { token, user } = (await shop.logIn(email)).json();
  return { token, headers: { authorization: `Bearer ${token}`, 'x-user-id': String(user.id) } };
}

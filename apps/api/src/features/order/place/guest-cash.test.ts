import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountShop, openAccountShop } from '../../../testing/account-shop.ts';

let shop: AccountShop;
let other: AccountShop;
beforeAll(async () => {
  shop = await openAccountShop();
  other = await openAccountShop({ database: shop.database });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

let guests = 0;
let email: string;
let peer: string;
beforeEach(() => {
  guests += 1;
  email = `guest-${guests}@example.com`;
  peer = `198.51.${guests}.7`;
  shop.setClock('2026-11-23T12:00');
  other.setClock('2026-11-23T12:00');
});

async function take(guestCash: object): Promise<void> {
  await shop.database.query(
    "insert into settings values ('payments.cod.guests', $1) on conflict (name) do update set value = excluded.value",
    [JSON.stringify(guestCash)],
  );
  await shop.database.query('update catalogue_version set version = version + 1', []);
  await Promise.all([shop, other].map(({ api }) => api.refreshCatalogue()));
}
type Body = ReturnType<typeof pickupOrder>;
const guest = (change: object = {}): Body => pickupOrder({ customer: { ...pickupOrder().customer, email }, ...change });
const post = (body: object, { at = shop, remoteAddress = peer, headers = {} } = {}) =>
  at.send('POST', paths.checkout, body, { remoteAddress, headers });
const answerOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code ?? null,
];
const stored = async (body: Body) =>
  (await shop.database.query('select id from orders where local_id = $1', [body.local_id])).rows.length;
const mailsTo = async (address: string) => {
  await Promise.all([shop, other].map(({ api }) => api.drainOutbox()));
  return [...shop.mails, ...other.mails].filter(({ to, text }) => to === address && /\b\d{6}\b/.test(text));
};
async function codeOf(address: string): Promise<string> {
  return /\b\d{6}\b/.exec((await mailsTo(address)).at(-1)?.text ?? '')?.[0] ?? '';
}
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('cash of guests, where the restaurant asks for an account', () => {
  beforeEach(() => take({ kind: 'account' }));

  it('is refused, and nothing is stored [PAY-26]', async () => {
    const body = guest();
    const answer = await post(body);
    expect(answerOf(answer)).toEqual([422, 'cash_account_needed']);
    expect(answer.json().message).toContain('connectez-vous');
    expect(await stored(body)).toBe(0);
  });

  it('is taken from an account with a proven address, and from no other [PAY-26]', async () => {
    const { id, headers } = await shop.member(email);
    expect((await post(guest({ user_id: id }), { headers })).statusCode).toBe(200);
    const { token, user } = (await shop.signUp(`unproven-${guests}@example.com`)).json();
    const unproven = { authorization: `Bearer ${token}`, 'x-user-id': String(user.id) };
    expect(answerOf(await post(guest({ user_id: user.id }), { headers: unproven }))).toEqual([
      422,
      'cash_account_needed',
    ]);
  });

  it('is refused by the quote too, if it names the payment [PAY-26]', async () => {
    const quote = await shop.send('POST', paths.quote, guest(), { remoteAddress: peer });
    expect(answerOf(quote)).toEqual([422, 'cash_account_needed']);
    const { payment_method: _, ...unsaid } = guest();
    expect((await shop.send('POST', paths.quote, unsaid, { remoteAddress: peer })).statusCode).toBe(200);
  });

  it('answers a stored order with its number [PAY-26, CHK-37]', async () => {
    await take({ kind: 'accepted' });
    const body = guest();
    const first = await post(body);
    await take({ kind: 'account' });
    const again = await post(body);
    expect([again.statusCode, again.json().payload.order_number]).toEqual([200, first.json().payload.order_number]);
  });
});

describe('cash of guests, where the restaurant asks for a code from the third order of a network on', () => {
  beforeEach(async () => {
    await take({ kind: 'code', from: 3 });
  });
  const orderTwice = async () => {
    for (let count = 0; count < 2; count += 1) expect((await post(guest())).statusCode).toBe(200);
  };

  it('is taken twice, then with the code from the order’s mailbox, with the same id [PAY-26]', async () => {
    await orderTwice();
    const body = guest();
    expect(answerOf(await post(body))).toEqual([403, 'cash_code_needed']);
    expect(await stored(body)).toBe(0);
    const code = await codeOf(email);
    expect(code).toMatch(/^\d{6}$/);
    const placed = await post({ ...body, cash_code: code });
    expect(placed.statusCode).toBe(200);
    const again = [await post(body), await post({ ...body, cash_code: code })];
    for (const answer of again)
      expect([answer.statusCode, answer.json().payload.order_id]).toEqual([200, placed.json().payload.order_id]);
    expect([await stored(body), (await mailsTo(email)).length]).toEqual([1, 1]);
  });

  it('takes a code once: the next order is asked for another [PAY-26]', async () => {
    await orderTwice();
    await post(guest());
    const code = await codeOf(email);
    expect((await post({ ...guest(), cash_code: code })).statusCode).toBe(200);
    expect(answerOf(await post({ ...guest(), cash_code: code }))).toEqual([400, 'otp_invalid']);
  });

  it('takes no code of another mailbox or purpose, older than ten minutes, or guessed five times [PAY-26]', async () => {
    await orderTwice();
    const body = guest();
    await post(body);
    const code = await codeOf(email);
    const elsewhere = guest({ customer: { ...body.customer, email: `other-${guests}@example.com` } });
    expect(answerOf(await post({ ...elsewhere, cash_code: code }))).toEqual([400, 'otp_invalid']);
    shop.setClock('2026-11-23T12:11');
    expect(answerOf(await post({ ...body, cash_code: code }))).toEqual([400, 'otp_invalid']);
    await post(body);
    const second = await codeOf(email);
    for (let guess = 0; guess < 5; guess += 1)
      expect(answerOf(await post({ ...body, cash_code: wrong(second) }))).toEqual([400, 'otp_invalid']);
    expect(answerOf(await post({ ...body, cash_code: second }))).toEqual([400, 'otp_invalid']);
    await shop.signUp(email);
    expect(answerOf(await post({ ...body, cash_code: await codeOf(email) }))).toEqual([400, 'otp_invalid']);
    expect(await stored(body)).toBe(0);
  });

  it('sends a mailbox, in any spelling, three mails in ten minutes at most [AUT-29, PAY-26]', async () => {
    await orderTwice();
    const answers: unknown[] = [];
    for (const [minute, spelling] of [email, email.toUpperCase(), ` ${email}`, email].entries()) {
      shop.setClock(`2026-11-23T12:0${minute * 2}`);
      answers.push(answerOf(await post(guest({ customer: { ...guest().customer, email: spelling.trim() } }))));
    }
    const needed = [403, 'cash_code_needed'];
    expect(answers).toEqual([needed, needed, needed, [429, 'rate_limited']]);
  });

  it('sends one mail if an order is sent again within a minute [PAY-26]', async () => {
    await orderTwice();
    const body = guest();
    for (let count = 0; count < 3; count += 1) await post(body);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('counts by the network, an IPv6 prefix being one, and by the day of the restaurant [PAY-26, SEC-10]', async () => {
    const of = (host: string) => `2001:db8:0:${guests}::${host}`;
    for (const host of ['1', '2']) expect((await post(guest(), { remoteAddress: of(host) })).statusCode).toBe(200);
    expect((await post(guest(), { remoteAddress: of('3') })).statusCode).toBe(403);
    expect((await post(guest())).statusCode).toBe(200);
    const { rows } = await shop.database.query('select network_key from guest_cash_orders', []);
    expect(JSON.stringify(rows)).not.toMatch(/2001:db8|198\.51/);
    shop.setClock('2026-11-24T12:00');
    expect((await post(guest(), { remoteAddress: of('3') })).statusCode).toBe(200);
  });

  it('asks no account with a proven address, and does not count its orders [PAY-26]', async () => {
    const { id, headers } = await shop.member(email);
    for (let count = 0; count < 4; count += 1)
      expect((await post(guest({ user_id: id }), { headers })).statusCode).toBe(200);
    expect((await post(guest())).statusCode).toBe(200);
  });

  it('lets no more than two through without a code, however many come at once at two servers [PAY-26]', async () => {
    const bodies = Array.from({ length: 8 }, () =>
      guest({ customer: { ...guest().customer, email: `at-once-${guests}@example.com` } }),
    );
    const answers = await Promise.all(bodies.map((body, index) => post(body, { at: index % 2 ? shop : other })));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, 200, 403, 403, 403, 403, 403, 403]);
    const counts = await Promise.all(bodies.map(stored));
    expect(counts.filter((count) => count === 1)).toHaveLength(2);
  });

  it('stores one order where its code is sent twice at once [PAY-26, CHK-37]', async () => {
    await orderTwice();
    const body = guest();
    await post(body);
    const sent = { ...body, cash_code: await codeOf(email) };
    const answers = await Promise.all([shop, other, shop].map((at) => post(sent, { at })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await stored(body)).toBe(1);
  });

  it('does not use up the code of an order that is refused for another reason [PAY-26]', async () => {
    await orderTwice();
    const body = guest();
    await post(body);
    const code = await codeOf(email);
    expect(answerOf(await post({ ...body, total: 1, cash_code: code }))).toEqual([409, 'totals_mismatch']);
    expect((await post({ ...body, cash_code: code })).statusCode).toBe(200);
  });
});

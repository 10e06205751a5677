import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const limits = { passwordFailuresPerDay: 20 };
const password = 'une longue phrase';
const email = 'zoe@example.com';
const own = '/v2/office/second-factor';
/** Noon in Paris, at the beginning of a step of 30 s. */
const noon = Temporal.Instant.from('2026-11-23T11:00:00Z');

let shop: OfficeShop;
let id: number;
let peers = 0;
let secret: string;
let recoveryCodes: string[];
let owner: string;
/** Each use of a code needs a later step, as none is accepted twice. */
let step: number;
const at = (steps = 0) => noon.add({ seconds: 30 * (step + steps) });
const codeOf = (steps = 0) => generateSync({ secret, epoch: at(steps).epochMilliseconds / 1000 });
function nextCode(): string {
  step += 3;
  shop.setClock(at().toZonedDateTimeISO('Europe/Paris').toPlainDateTime().toString());
  return codeOf();
}

const signIn = (body: object = {}, cookie?: string) => {
  peers += 1;
  const peer = `10.1.${Math.floor(peers / 250)}.${peers % 250}`;
  return shop.ask('POST', '/v2/office/session', {
    body: { email, password, ...body },
    peer,
    ...(cookie && { cookie }),
  });
};
const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, cookie = owner) =>
  shop.ask(method, path, { cookie, ...(body && { body }) });

beforeAll(async () => {
  shop = withOffice(await openTestShop({ limits }));
  id = await shop.person('owner', email, password);
  step = 0;
});
afterAll(() => shop.close());

/** Turns the second factor of the owner on, in a session without a proof. */
beforeEach(async () => {
  await shop.database.query('delete from recovery_codes', []);
  await shop.database.query('update staff set totp_secret = null, totp_since = null, totp_step = null', []);
  await shop.database.query('delete from rate_limits', []);
  owner = cookiesOf(await signIn());
  secret = (await send('POST', own, { password })).json().payload.secret;
  recoveryCodes = (await send('POST', `${own}/confirm`, { code: nextCode() })).json().payload.recoveryCodes;
  // Its session proved the second factor just now.
  await shop.database.query('update staff_sessions set proven_at = null', []);
});

describe('the second factor of an owner', () => {
  it('is on once a first code confirms it, and shows eight recovery codes once [ROL-05]', async () => {
    expect(recoveryCodes).toHaveLength(8);
    expect(new Set(recoveryCodes).size).toBe(8);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect((await send('GET', own)).json().payload).toEqual({ isOn: true, codesLeft: 8 });
    expect((await send('POST', own, { password })).json().code).toBe('second_factor_on');
    const { rows } = await shop.database.query('select s::text || r::text as text from staff s, recovery_codes r', []);
    const stored = rows.map(({ text }) => text).join();
    for (const shown of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(shown);
  });

  it('is prepared with the password alone, by owners alone, and opens nothing before it is confirmed [ROL-05]', async () => {
    const other = await shop.person('owner', 'other@example.com', password);
    const cookie = cookiesOf(await signIn({ email: 'other@example.com' }));
    expect((await send('POST', own, { password: 'wrong' }, cookie)).json().code).toBe('wrong_password');
    expect((await send('POST', own, { password }, await shop.signedIn('manager'))).statusCode).toBe(403);
    const { picture } = (await send('POST', own, { password }, cookie)).json().payload;
    expect(Buffer.from(picture.split(',')[1], 'base64').toString()).toContain('<svg');
    expect((await signIn({ email: 'other@example.com' })).statusCode).toBe(200);
    expect((await send('POST', `${own}/confirm`, { code: '000000' }, cookie)).json().code).toBe('wrong_code');
    expect((await send('GET', own, undefined, cookie)).json().payload.isOn).toBe(false);
    await shop.database.query('delete from staff_sessions where staff_id = $1', [other]);
  });

  it('is asked for at sign-in on a new browser, and not on one that proved it [ROL-05]', async () => {
    const asked = await signIn();
    expect([asked.statusCode, asked.json().code, asked.headers['set-cookie']]).toEqual([
      403,
      'second_factor',
      undefined,
    ]);
    expect((await signIn({ password: 'wrong', code: codeOf() })).json().code).toBe('invalid_credentials');
    expect((await signIn({ code: '000000' })).json().code).toBe('wrong_code');
    const opened = await signIn({ code: nextCode() });
    expect(opened.statusCode).toBe(200);
    expect((await signIn({}, cookiesOf(opened))).statusCode).toBe(200);
    // A browser that was in before the second factor was on has not proved it.
    await shop.database.query('update staff set totp_since = now()', []);
    expect((await signIn({}, cookiesOf(opened))).json().code).toBe('second_factor');
  });

  it('is asked for by a link of the mailbox too, which stays good meanwhile [ROL-05, ROL-06]', async () => {
    await shop.ask('POST', '/v2/office/session/reset', { body: { email } });
    const token = await shop.lastLink(email);
    const enter = (body: object) =>
      shop.ask('POST', '/v2/office/session/enter', { body: { token, password, ...body } });
    expect((await enter({})).json().code).toBe('second_factor');
    expect((await enter({ code: '000000' })).json().code).toBe('wrong_code');
    expect((await enter({ code: nextCode() })).statusCode).toBe(200);
    expect((await enter({ code: nextCode() })).statusCode).toBe(410);
  });

  it.each([
    [-2, 'wrong_code'],
    [-1, undefined],
    [0, undefined],
    [1, undefined],
    [2, 'wrong_code'],
  ])('takes a code that is %i steps of 30 s away, or answers %s [ROL-05]', async (steps, code) => {
    nextCode();
    expect((await send('POST', `${own}/proof`, { code: codeOf(steps) })).json().code).toBe(code);
  });

  it('takes no code twice, not even from two servers at once, nor one before it [ROL-05]', async () => {
    const code = nextCode();
    const other = withOffice(await openTestShop({ database: shop.database, limits }));
    other.setClock(at());
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        (index % 2 ? other : shop).ask('POST', `${own}/proof`, { cookie: owner, body: { code } }),
      ),
    );
    await other.close();
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await send('POST', `${own}/proof`, { code: codeOf(-1) })).json().code).toBe('wrong_code');
    expect((await send('POST', `${own}/proof`, { code: codeOf(1) })).statusCode).toBe(200);
  });

  it('takes each recovery code once, as it was typed, also two at once [ROL-05]', async () => {
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.toLowerCase().replace('-', ' ')} `;
    expect((await signIn({ code: typed })).statusCode).toBe(200);
    expect((await signIn({ code: first })).json().code).toBe('wrong_code');
    const both = await Promise.all([signIn({ code: second }), signIn({ code: second })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    expect((await send('GET', own)).json().payload.codesLeft).toBe(6);
    await send('POST', `${own}/proof`, { code: nextCode() });
    const renewed = (await send('POST', `${own}/codes`, {})).json().payload.recoveryCodes;
    expect((await signIn({ code: recoveryCodes[2] })).json().code).toBe('wrong_code');
    expect((await signIn({ code: renewed[2] })).statusCode).toBe(200);
  });

  it('is guessed at twenty times a day, and the recovery codes still open then [ROL-05, ROL-31]', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 24; guess += 1)
      statuses.push((await send('POST', `${own}/proof`, { code: String(100_000 + guess) })).statusCode);
    expect(statuses.filter((status) => status === 403)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
    const right = await signIn({ code: nextCode() });
    expect([right.statusCode, right.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await signIn({ code: recoveryCodes[0] })).statusCode).toBe(200);
  });
});

describe('what asks for a proof of the last quarter of an hour', () => {
  const refundLimits = { refundLimitCents: 10_000, refundDayLimitCents: 30_000 };
  const asked = (): [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object][] => [
    ['PUT', '/v2/office/settings/refund-limits', refundLimits],
    ['POST', '/v2/office/people', { email: 'new@example.com', role: 'kitchen' }],
    ['PUT', `/v2/office/people/${id}`, { role: 'owner', isActive: true }],
    ['DELETE', '/v2/office/people/999999'],
    ['POST', '/v2/office/people/999999/invitation', {}],
    ['DELETE', '/v2/office/people/999999/invitation'],
    ['DELETE', '/v2/office/people/999999/second-factor'],
    ['GET', '/v2/office/history/file'],
    ['GET', '/v2/office/audit/file'],
    ['GET', `${own}/proof`],
    ['POST', `${own}/codes`, {}],
    ['DELETE', own],
  ];

  it('is limits of refunds, people, files with personal data and the second factor itself [ROL-05]', async () => {
    for (const [method, path, body] of asked())
      expect([path, (await send(method, path, body)).json().code]).toEqual([path, 'proof_needed']);
    expect((await send('POST', `${own}/proof`, { code: nextCode() })).statusCode).toBe(200);
    for (const [method, path, body] of asked())
      expect([path, /proof_needed/.test((await send(method, path, body)).body)]).toEqual([path, false]);
    const { rows } = await shop.database.query(
      "select count(*)::int as count from office_audit where kind = 'second_factor_proven'",
      [],
    );
    expect(Number(rows[0]?.count)).toBeGreaterThan(0);
  });

  it('ends after fifteen minutes, and is of the one session [ROL-05]', async () => {
    const other = cookiesOf(await signIn({ code: nextCode() }));
    expect((await send('GET', `${own}/proof`, undefined, other)).statusCode).toBe(200);
    expect((await send('GET', `${own}/proof`)).statusCode).toBe(403);
    step += 30;
    nextCode();
    expect((await send('GET', `${own}/proof`, undefined, other)).statusCode).toBe(403);
  });

  it('is nothing for who has no second factor [ROL-05]', async () => {
    const without = await shop.signedIn('owner');
    expect((await send('PUT', '/v2/office/settings/refund-limits', refundLimits, without)).statusCode).toBe(200);
  });
});

it('another owner turns the second factor of who lost their phone off [ROL-05]', async () => {
  const other = await shop.signedIn('owner');
  const path = `/v2/office/people/${id}/second-factor`;
  expect((await send('DELETE', path, undefined, await shop.signedIn('manager'))).statusCode).toBe(403);
  expect((await send('DELETE', path, undefined, other)).statusCode).toBe(200);
  expect((await send('DELETE', path, undefined, other)).statusCode).toBe(404);
  expect((await signIn()).statusCode).toBe(200);
  expect((await send('GET', own)).json().payload).toEqual({ isOn: false, codesLeft: 0 });
  const { rows } = await shop.database.query(
    "select target from office_audit where kind = 'second_factor_reset' and status = 200",
    [],
  );
  expect(rows).toEqual([{ target: `person:${id}` }]);
});

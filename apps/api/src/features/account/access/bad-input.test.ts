import { accountEndpoints } from '@comptoir/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountShop, goodPassword, openAccountShop } from '../../../testing/account-shop.ts';

let shop: AccountShop;
let zoe: Awaited<ReturnType<AccountShop['member']>>;
let max: typeof zoe;
beforeAll(async () => {
  shop = await openAccountShop();
  zoe = await shop.member('zoe@example.com');
  max = await shop.member('max@example.com');
});
afterAll(() => shop.close());

/** Every endpoint that accepts an e-mail address, with an otherwise valid request. */
const takers: [string, (email: string) => ReturnType<AccountShop['send']>][] = [
  ['login', (email) => shop.logIn(email)],
  ['signup', (email) => shop.signUp(email)],
  ['send-otp', (email) => shop.send('GET', `${accountEndpoints.sendCode.path}?${new URLSearchParams({ email })}`)],
  [
    'verify-otp',
    (email) => shop.send('GET', `${accountEndpoints.verifyCode.path}?${new URLSearchParams({ email, otp: '000000' })}`),
  ],
  [
    'reset-password',
    (email) => shop.send('POST', accountEndpoints.resetPassword.path, { email, otp: '000000', password: goodPassword }),
  ],
  [
    'update-profile',
    (email) => shop.send('PATCH', accountEndpoints.updateProfile.path, { email }, { headers: zoe.headers }),
  ],
];
const addresses = [
  'zoe@example.com\r\nBcc: all@example.com',
  '"zoe"@example.com',
  "zoe'--@example.com; drop table users",
  `${'a'.repeat(990)}@ex.fr`,
  'zoe@exa\0mple.com',
  'zoe@example.com\u2028',
  '<zoe@example.com>',
];

describe.each(takers)('%s', (_, ask) => {
  it.each(addresses)('refuses %j as an address, in French, and sends nothing [API-12, SEC-12]', async (email) => {
    await shop.api.drainOutbox();
    shop.mails.length = 0;
    const answer = await ask(email);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation']);
    expect(answer.json().errors.email).toMatch(/invalide|invisible/);
    expect(answer.body).not.toMatch(/stack|select |postgres|node_modules/i);
    await shop.api.drainOutbox();
    expect(shop.mails).toEqual([]);
  });
});

describe('a password', () => {
  it.each([
    ['in eight emoji', '🍕🍅🧀🌿🫒🍄🧄🌶️'],
    ['in Arabic', 'كلمةالسرالطويلة'],
    ['of 200 signs', 'très-long-'.repeat(20)],
    ['with a sign of two parts, composed at the other keyboard', 'Crème-brûlée-2026'],
  ])('%s opens its account, however it is typed', async (_, password) => {
    const email = `password-${password.length}-${password.codePointAt(0)}@example.com`;
    expect((await shop.signUp(email, { password: password.normalize('NFD') })).statusCode).toBe(200);
    expect((await shop.logIn(email, password.normalize('NFC'))).statusCode).toBe(200);
    expect((await shop.logIn(email, `${password}x`)).statusCode).toBe(401);
  });
});

describe('a session', () => {
  const read = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    shop.send('GET', `${accountEndpoints.profile.path}?${new URLSearchParams(query)}`, undefined, { headers });

  it.each<[string, () => ReturnType<typeof read>, number, string]>([
    ['malformed', () => read({ token: 'x'.repeat(5_000), user_id: String(zoe.id) }), 401, 'unauthenticated'],
    ['of quotes', () => read({ token: `' or 1=1 --`, user_id: String(zoe.id) }), 401, 'unauthenticated'],
    ['another’s', () => read({ token: max.token, user_id: String(zoe.id) }), 401, 'unauthenticated'],
    ['whose user is no number', () => read({ token: zoe.token, user_id: '1e9' }), 401, 'unauthenticated'],
    [
      'that the headers and the query say differently',
      () => read({ token: max.token, user_id: String(max.id) }, zoe.headers),
      400,
      'credentials_conflict',
    ],
  ])('%s is none [API-17, SEC-03]', async (_, ask, status, code) => {
    const answer = await ask();
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().message).not.toBe('');
  });

  it('is refused if a request has different tokens, even if one is right [SEC-03]', async () => {
    const path = `${accountEndpoints.updateProfile.path}?${new URLSearchParams({ token: max.token, user_id: String(zoe.id) })}`;
    const body = { token: 'third', user_id: zoe.id, first_name: 'Eve' };
    const answer = await shop.send('PATCH', path, body, { headers: zoe.headers });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'credentials_conflict']);
  });

  it('is refused at once and for good when it was revoked [SEC-02]', async () => {
    const { token, user } = (await shop.logIn('max@example.com')).json();
    const query = { token, user_id: String(user.id) };
    expect((await read(query)).statusCode).toBe(200);
    await shop.send('POST', accountEndpoints.logout.path, query);
    for (let time = 0; time < 2; time += 1) expect((await read(query)).json().code).toBe('unauthenticated');
  });
});

it('knows two roles only: no address of the API, with a session or without, is for anybody else [AUT-01]', async () => {
  const { paths } = (await shop.send('GET', '/v2/openapi.json')).json() as { paths: Record<string, object> };
  // All other paths are public and part of the specification.
  expect(Object.keys(paths).filter((path) => !/^\/v2\/(public\/|recommendations$)/.test(path))).toEqual([]);
  for (const path of ['/v2/admin', '/v2/admin/orders', '/v2/orders', '/v2/users', '/v2/public/admin', '/admin'])
    for (const headers of [{}, zoe.headers])
      expect([path, (await shop.send('GET', path, undefined, { headers })).statusCode]).toEqual([path, 404]);
  const { rows } = await shop.database.query(
    `select column_name from information_schema.columns where table_name = 'users' and column_name ~ 'role|admin|staff'`,
    [],
  );
  expect(rows).toEqual([]);
});

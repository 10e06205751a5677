import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountShop, goodPassword, headersOf, openAccountShop } from '../../../testing/account-shop.ts';
import { mondayNoon } from '../../../testing/test-shop.ts';

let shop: AccountShop;
let email: string;
let people = 0;
beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.setClock(mondayNoon);
  shop.mails.length = 0;
  people += 1;
  email = `zoe-${people}@example.com`;
});

const verify = (otp: string, address = email, headers = {}) =>
  shop.send('GET', `/v2/public/auth/verify-otp/?${new URLSearchParams({ otp, email: address })}`, undefined, {
    headers,
  });
const reset = (otp: string, password = 'Nouveau-1234', address = email) =>
  shop.send('POST', '/v2/public/auth/reset-password/', { email: address, otp, password });
const send = (query: Record<string, string>) =>
  shop.send('GET', `/v2/public/auth/send-otp/?${new URLSearchParams(query)}`);
const profile = ({ token, user }: { token: string; user: { id: number } }) =>
  shop.send('GET', `/v2/public/auth/profile?token=${token}&user_id=${user.id}`);
const mailsTo = (address: string) => shop.mails.filter(({ to }) => to === address);
const wrong = (code: string) => (code === '123456' ? '654321' : '123456');
const later = (time: string) => shop.setClock(`2026-11-23T${time}`);

describe('signing up', () => {
  it('gives a token and a user, and sends a code [API-11, AUT-05, AUT-07, AUT-10]', async () => {
    const answer = await shop.signUp(email);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'success',
      token: expect.stringMatching(/^[0-9a-f]{64}$/),
      user: {
        id: expect.any(Number),
        email,
        first_name: 'Camille',
        last_name: 'Martin',
        phone: '0612345678',
        address: null,
        is_verified: false,
      },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await shop.lastCode(email)).toMatch(/^\d{6}$/);
    expect((await profile(answer.json())).statusCode).toBe(200);
  });

  it('says that an address has an account, however it is written [API-12]', async () => {
    await shop.signUp(email);
    const again = await shop.signUp(` ${email.toUpperCase()} `);
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { status: 'error', message: 'Un compte existe déjà avec cet e-mail', code: 'email_taken' },
    ]);
  });

  it('makes one account and one code for 20 requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.signUp(email)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
    await shop.api.drainOutbox();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it.each<[string, object, string, RegExp]>([
    ['without a phone', { phone: undefined }, 'phone', /manquante|obligatoire/],
    ['with a blank name', { first_name: '  ' }, 'first_name', /./],
    ['with a line break in the address', { email: 'zoe@example.com\r\nBcc: all@example.com' }, 'email', /invisible/],
    ['with quotes in the address', { email: '"zoe"@example.com' }, 'email', /^Adresse e-mail invalide$/],
    ['with an address of 1,000 signs', { email: `${'a'.repeat(990)}@ex.fr` }, 'email', /^Adresse e-mail invalide$/],
    ['with a password of seven signs', { password: '🍕🍕🍕🍕🍕🍕🍕' }, 'password', /^8 caractères minimum$/],
    ['with a password that everybody tries', { password: 'Azerty123' }, 'password', /trop courant/],
    [
      'with its own address as a password',
      { password: 'zoe@example.com', email: 'zoe@example.com' },
      'password',
      /trop courant/,
    ],
    ['with an unknown field', { is_verified: true }, 'is_verified', /inconnu/],
  ])('is refused %s [API-12]', async (_, change, field, message) => {
    const answer = await shop.signUp(email, change);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation']);
    expect(answer.json().errors[field]).toMatch(message);
  });

  it('refuses a body of a megabyte, without hashing it', async () => {
    const startedAt = performance.now();
    expect((await shop.signUp(email, { password: 'x'.repeat(1_000_000) })).statusCode).toBe(413);
    expect((await shop.signUp(email, { password: 'x'.repeat(60_000) })).statusCode).toBe(422);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});

describe('logging in', () => {
  it('gives a token and the user, with and without a final slash [API-09, API-02, AUT-02]', async () => {
    await shop.signUp(email);
    for (const path of ['/v2/public/auth/login', '/v2/public/auth/login/']) {
      const answer = await shop.send('POST', path, { email: ` ${email.toUpperCase()}`, password: goodPassword });
      expect(answer.json()).toMatchObject({ status: 'success', user: { email, is_verified: false } });
      expect((await profile(answer.json())).statusCode).toBe(200);
    }
  });

  it('says the same of a wrong password and of an unknown address [API-10, SEC-09]', async () => {
    await shop.signUp(email);
    const known = await shop.logIn(email, 'Secret-12345');
    const unknown = await shop.logIn('nobody@example.com');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect([known.statusCode, known.json()]).toEqual([
      401,
      { status: 'error', message: 'E-mail ou mot de passe incorrect', code: 'invalid_credentials' },
    ]);
  });

  it('is refused without a field [API-10]', async () => {
    const answer = await shop.send('POST', '/v2/public/auth/login/', { email });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { password: expect.any(String) }]);
  });

  it('takes a password in every Unicode form', async () => {
    await shop.signUp(email, { password: 'e\u0301te\u0301-🍕-2026' });
    expect((await shop.logIn(email, 'été-🍕-2026')).statusCode).toBe(200);
  });
});

describe('a code', () => {
  it('is neither sent nor used up by a link preview, or by another site’s page [AUT-07, AUT-08]', async () => {
    await shop.signUp(email);
    const otp = await shop.lastCode(email);
    const mails = shop.mails.length;
    const addresses = [
      `/v2/public/auth/verify-otp/?${new URLSearchParams({ otp, email })}`,
      `/v2/public/auth/send-otp/?${new URLSearchParams({ email, purpose: 'reset' })}`,
    ].flatMap((address) => [address, address.replace('/?', '?')]);
    for (const address of addresses) {
      expect((await shop.send('HEAD', address)).statusCode).toBe(405);
      const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' };
      const foreign = await shop.send('GET', address, undefined, { headers });
      expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'wrong_origin']);
    }
    await shop.api.drainOutbox();
    expect(shop.mails).toHaveLength(mails);
    const own = { headers: { 'sec-fetch-site': 'same-origin' } };
    expect((await shop.send('GET', addresses[0] ?? '', undefined, own)).statusCode).toBe(200);
  });

  it('proves the address, gives a token and keeps the session of a sign-up in this browser [API-14, AUT-08]', async () => {
    const signedUp = (await shop.signUp(email)).json();
    const answer = await verify(await shop.lastCode(email), email, headersOf(signedUp));
    expect(answer.json()).toMatchObject({
      status: 'success',
      user: { email, is_verified: true },
      password_needed: false,
    });
    expect((await profile(answer.json())).json().user.is_verified).toBe(true);
    expect((await profile(signedUp)).statusCode).toBe(200);
    expect((await shop.logIn(email)).statusCode).toBe(200);
    await shop.api.drainOutbox();
    expect(shop.mails.map(({ subject }) => subject)).toContainEqual('Bienvenue chez La Bonne Pâte');
  });

  it.each(['nothing', 'another account’s session', 'no session that is known'])(
    'leaves a stranger who signed up with the address outside, where the prover brings %s [AUT-08, SEC-02]',
    async (brought) => {
      const stranger = (await shop.signUp(email)).json();
      const again = (await shop.logIn(email)).json();
      const other = (await shop.signUp(`other-${email}`)).json();
      const headers = {
        nothing: {},
        'another account’s session': headersOf(other),
        'no session that is known': headersOf({ ...stranger, token: '0'.repeat(64) }),
      }[brought];
      const answer = await verify(await shop.lastCode(email), email, headers);
      expect(answer.json()).toMatchObject({ user: { email, is_verified: true }, password_needed: true });
      for (const session of [stranger, again]) expect((await profile(session)).statusCode).toBe(401);
      expect((await shop.logIn(email)).statusCode).toBe(401);
      expect((await profile(other)).statusCode).toBe(200);
      expect((await profile(answer.json())).statusCode).toBe(200);
      await shop.api.drainOutbox();
      expect(shop.mails.at(-1)?.text).toMatch(/son mot de passe ne sert plus[\s\S]*\/auth\/forgot/);
      expect((await reset(await shop.codeFor(email, 'reset'))).statusCode).toBe(200);
      expect((await shop.logIn(email, 'Nouveau-1234')).statusCode).toBe(200);
    },
  );

  it('is for one purpose only [AUT-29, API-14, API-16]', async () => {
    await shop.signUp(email);
    const verifying = await shop.lastCode(email);
    const resetting = await shop.codeFor(email, 'reset');
    for (const answer of [await verify(resetting), await reset(verifying)])
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { status: 'error', message: 'Code incorrect ou expiré', code: 'otp_invalid' },
      ]);
    expect((await verify(verifying)).statusCode).toBe(200);
    expect((await reset(resetting)).statusCode).toBe(200);
  });

  it('has the purpose that the account needs, if none is named [API-15]', async () => {
    await shop.signUp(email);
    later('12:02');
    expect((await verify(await shop.codeFor(email))).statusCode).toBe(200);
    later('12:04');
    expect((await reset(await shop.codeFor(email))).statusCode).toBe(200);
  });

  it('gives one token for 50 right submissions at once [AUT-29]', async () => {
    await shop.signUp(email);
    const code = await shop.lastCode(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(49).fill(400)]);
  });

  it('is valid for ten minutes [AUT-29]', async () => {
    await shop.signUp(email);
    const code = await shop.lastCode(email);
    later('12:10:01');
    expect((await verify(code)).statusCode).toBe(400);
    later('12:09:59');
    expect((await verify(code)).statusCode).toBe(200);
  });

  it('stays valid when asked again within a minute, without a second mail [AUT-29]', async () => {
    await shop.signUp(email);
    const code = await shop.lastCode(email);
    later('12:00:59');
    expect(await shop.codeFor(email, 'verify')).toBe(code);
    expect(mailsTo(email)).toHaveLength(1);
    later('12:01:01');
    const second = await shop.codeFor(email, 'verify');
    expect(mailsTo(email)).toHaveLength(2);
    expect((await verify(code)).statusCode).toBe(400);
    expect((await verify(second)).statusCode).toBe(200);
  });

  it('is sent three times in ten minutes [AUT-29]', async () => {
    await shop.signUp(email);
    for (const [time, status] of [
      ['12:02', 200],
      ['12:04', 200],
      ['12:06', 429],
      ['12:10:01', 200],
    ] as const) {
      later(time);
      expect([time, (await send({ email, purpose: 'verify' })).statusCode]).toEqual([time, status]);
    }
    await shop.api.drainOutbox();
    expect(mailsTo(email)).toHaveLength(4);
  });

  it('can be tried five times [AUT-29]', async () => {
    await shop.signUp(email);
    const code = await shop.lastCode(email);
    for (let tries = 0; tries < 5; tries += 1) expect((await verify(wrong(code))).statusCode).toBe(400);
    expect((await verify(code)).statusCode).toBe(400);
  });

  it('is refused after 20 failures in a day, even if it is new and right [AUT-29]', async () => {
    await shop.signUp(email);
    for (const hour of ['12:00', '12:11', '12:22', '12:33']) {
      later(hour);
      const code = await shop.codeFor(email, 'verify');
      for (let tries = 0; tries < 5; tries += 1) await verify(wrong(code));
    }
    later('12:44');
    expect((await verify(await shop.codeFor(email, 'verify'))).statusCode).toBe(400);
    expect((await reset(await shop.codeFor(email, 'reset'))).statusCode).toBe(400);
    shop.setClock('2026-11-24T13:00');
    expect((await verify(await shop.codeFor(email, 'verify'))).statusCode).toBe(200);
  });

  it('sets a new password, proves the address and ends every session [API-16, AUT-16, SEC-02]', async () => {
    const old = (await shop.signUp(email)).json();
    const answer = await reset(await shop.codeFor(email, 'reset'));
    expect(answer.json()).toEqual({ status: 'success' });
    expect((await profile(old)).statusCode).toBe(401);
    expect((await shop.logIn(email)).statusCode).toBe(401);
    expect((await shop.logIn(email, 'Nouveau-1234')).json().user.is_verified).toBe(true);
    await shop.api.drainOutbox();
    expect(mailsTo(email).at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('mot de passe') });
  });

  it.each(['12345', 'abcdef', '1234567', '１２３４５６', ''])('is not %j [API-14]', async (otp) => {
    expect([(await verify(otp)).statusCode, (await reset(otp)).statusCode]).toEqual([422, 422]);
  });

  it('can’t be asked for with an unknown purpose [API-15]', async () => {
    expect((await send({ email, purpose: 'login' })).statusCode).toBe(422);
    const answer = await send({ email: 'zoe' });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { email: 'Adresse e-mail invalide' }]);
  });

  it('is not in the database, and its task is emptied once it is sent', async () => {
    await shop.signUp(email);
    const before = await shop.database.query('select payload::text from outbox where done_at is null', []);
    const code = await shop.lastCode(email);
    const { rows } = await shop.database.query('select payload, done_at from outbox', []);
    const { rows: codes } = await shop.database.query('select c::text as text from one_time_codes c', []);
    expect(JSON.stringify([before.rows, rows, codes])).not.toContain(code);
    for (const row of rows) expect(row).toMatchObject({ payload: {}, done_at: expect.anything() });
  });
});

describe('an address without an account', () => {
  it('gets the same answer, rows and limits, but no mail [API-15, AUT-19, SEC-09]', async () => {
    await shop.signUp(email);
    shop.mails.length = 0;
    later('12:20');
    await shop.api.drainOutbox();
    const counts = async () =>
      (
        await shop.database.query(
          'select (select count(*)::int from outbox) as tasks, (select count(*)::int from one_time_codes) as codes',
          [],
        )
      ).rows[0];
    const ask = async (address: string) => {
      const before = await counts();
      const told: unknown[] = [];
      for (const time of ['12:20', '12:20:30', '12:22', '12:24', '12:26']) {
        later(time);
        for (const purpose of [undefined, 'verify', 'reset']) {
          const answer = await send({ email: address, ...(purpose && { purpose }) });
          told.push([answer.statusCode, answer.body]);
        }
        told.push((await verify('000000', address)).body, (await reset('000000', 'Nouveau-1234', address)).body);
      }
      const after = await counts();
      return [told, Number(after?.tasks) - Number(before?.tasks), Number(after?.codes) - Number(before?.codes)];
    };
    expect(await ask('nobody@example.com')).toEqual(await ask(email));
    await shop.api.drainOutbox();
    expect(new Set(shop.mails.map(({ to }) => to))).toEqual(new Set([email]));
    const { rows } = await shop.database.query('select from outbox where done_at is null', []);
    expect(rows).toEqual([]);
  });
});

import { accountEndpoints } from '@comptoir/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountShop, goodPassword, openAccountShop } from '../../../testing/account-shop.ts';

type Member = Awaited<ReturnType<AccountShop['member']>>;

let shop: AccountShop;
let zoe: Member;
let max: Member;
beforeAll(async () => {
  shop = await openAccountShop();
  zoe = await shop.member('zoe@example.com');
  max = await shop.member('max@example.com');
});
afterAll(() => shop.close());

/** The ways to send credentials (DEC-22): a token and an id, each in its own place. */
const ways = {
  'the headers': (token: unknown, id: unknown) => ({
    headers: { authorization: `Bearer ${token}`, 'x-user-id': String(id) },
  }),
  'the header user-id': (token: unknown, id: unknown) => ({
    headers: { authorization: `bearer ${token}`, 'user-id': String(id) },
  }),
  'the query': (token: unknown, id: unknown) => ({ query: { token: String(token), user_id: String(id) } }),
  'the body': (token: unknown, id: unknown) => ({ body: { token, user_id: id } }),
};
interface Said {
  headers?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

const owned = Object.entries(accountEndpoints).filter(([, endpoint]) => 'isSigned' in endpoint);
/** Routes without a success here: one ends the account, the other needs an invoice, which own-orders.test.ts makes. */
const apart = ['deleteProfile', 'invoicePdf'];
/** The fields that each route also needs to succeed. */
const bodies: Record<string, object> = {
  updateProfile: { phone: '0699999999' },
  deleteProfile: { password: goodPassword },
  saveAddresses: { addresses: [] },
};

function ask([name, endpoint]: (typeof owned)[number], said: Said, path: string = endpoint.path) {
  const { method } = endpoint;
  const query = said.query ? `?${new URLSearchParams(said.query)}` : '';
  const body = method === 'GET' && !said.body ? undefined : { ...bodies[name], ...said.body };
  return shop.send(method, `${path}${query}`, body, { headers: said.headers ?? {} });
}
const stateOf = async ({ token, id }: Member) => {
  const query = `?token=${token}&user_id=${id}`;
  const profile = await shop.send('GET', `${accountEndpoints.profile.path}${query}`);
  const addresses = await shop.send('GET', `${accountEndpoints.savedAddresses.path}${query}`);
  return [profile.statusCode, profile.body, addresses.body];
};
// A GET request has no body.
const cases = owned.flatMap((route) =>
  Object.entries(ways)
    .filter(([way]) => way !== 'the body' || route[1].method !== 'GET')
    .map(([way, say]) => ({ name: `${route[0]} by ${way}`, route, say })),
);

describe.each(cases.filter(({ route: [name] }) => !apart.includes(name)))('$name', ({ route, say }) => {
  it('is for its own user, with and without a final slash [API-02, DEC-22]', async () => {
    const path = route[1].path.replace(/\/$/, '');
    for (const address of [path, `${path}/`]) {
      const { token, user } = (await shop.logIn('zoe@example.com')).json();
      const answer = await ask(route, say(token, user.id), address);
      expect([address, answer.statusCode, answer.json().status]).toEqual([address, 200, 'success']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});

describe.each(cases)('$name', ({ route, say }) => {
  it('reads and changes nothing of another [SEC-03, SEC-04]', async () => {
    const before = await stateOf(max);
    for (const [token, id] of [
      [zoe.token, max.id],
      [`${zoe.token}0`, zoe.id],
      [zoe.token, `${zoe.id}0`],
    ]) {
      const answer = await ask(route, say(token, id));
      // A logout without a session succeeds (API-13).
      const isEnded = route[0] === 'logout' && token !== zoe.token;
      expect([answer.statusCode, answer.json().code]).toEqual(isEnded ? [200, undefined] : [401, 'unauthenticated']);
    }
    expect(await stateOf(max)).toEqual(before);
    expect((await stateOf(zoe))[0]).toBe(200);
  });
});

describe.each(owned)('%s', (...route) => {
  it('is refused to a guest, and to a request with two different tokens [API-17, SEC-03]', async () => {
    const guest = await ask(route, {});
    expect([guest.statusCode, guest.json()]).toEqual([
      401,
      { status: 'error', message: 'Vous n’êtes pas connecté', code: 'unauthenticated' },
    ]);
    const byHeader = ways['the headers'](zoe.token, zoe.id);
    for (const said of [
      { ...byHeader, query: { token: max.token, user_id: String(max.id) } },
      { ...byHeader, query: { token: zoe.token, user_id: String(max.id) } },
      { ...byHeader, query: { token: max.token } },
      { headers: { ...byHeader.headers, 'user-id': String(max.id) } },
      ...(route[1].method === 'GET' ? [] : [{ ...byHeader, body: { token: max.token, user_id: max.id } }]),
    ]) {
      const answer = await ask(route, said);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { status: 'error', message: 'Identifiants contradictoires', code: 'credentials_conflict' },
      ]);
    }
    expect((await stateOf(zoe))[0]).toBe(200);
  });
});

it.each([
  ['token=a&token=b&user_id=1', 400],
  ['token[]=x&user_id=1', 401],
  ['token=%00&user_id=1', 401],
])('takes %s for no session [API-17]', async (query, status) => {
  const answer = await shop.send('GET', `${accountEndpoints.profile.path}?${query}`);
  expect([answer.statusCode, answer.json().status]).toEqual([status, 'error']);
});

describe('a session', () => {
  const logIn = async () => (await shop.logIn('lea@example.com')).json();
  const statusOf = async ({ token, user }: { token: string; user: { id: number } }) =>
    (await shop.send('GET', `${accountEndpoints.profile.path}?token=${token}&user_id=${user.id}`)).statusCode;
  beforeAll(async () => {
    await shop.member('lea@example.com');
  });

  it('ends by logging out, which can be repeated [API-13, AUT-11]', async () => {
    const session = await logIn();
    const headers = { authorization: `Bearer ${session.token}`, 'x-user-id': String(session.user.id) };
    for (let times = 0; times < 2; times += 1) {
      const answer = await shop.send('POST', '/v2/public/auth/logout', undefined, { headers });
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success' }]);
    }
    expect(await statusOf(session)).toBe(401);
  });

  it('ends after 48 hours without use, and after 30 days whatever its use [SEC-02]', async () => {
    shop.setClock('2026-11-01T12:00');
    const session = await logIn();
    shop.setClock('2026-11-03T11:59');
    expect(await statusOf(session)).toBe(200);
    shop.setClock('2026-11-05T11:58');
    expect(await statusOf(session)).toBe(200);
    shop.setClock('2026-11-07T11:59');
    expect(await statusOf(session)).toBe(401);
    shop.setClock('2026-11-01T12:00');
    const used = await logIn();
    for (let day = 2; day <= 30; day += 1) {
      shop.setClock(`2026-11-${String(day).padStart(2, '0')}T12:00`);
      expect([day, await statusOf(used)]).toEqual([day, 200]);
    }
    shop.setClock('2026-12-01T12:01');
    expect(await statusOf(used)).toBe(401);
    shop.setClock('2026-11-23T12:00');
  });

  it('is stored as a hash, and the password by argon2id [SEC-01, SEC-02]', async () => {
    const session = await logIn();
    const { rows } = await shop.database.query(
      'select s::text from sessions s union all select u::text from users u',
      [],
    );
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(session.token);
    expect(kept).not.toContain(goodPassword);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe('a profile', () => {
  const change = (member: Member, body: object) =>
    shop.send('PATCH', `${accountEndpoints.updateProfile.path}?token=${member.token}&user_id=${member.id}`, body);

  it('is saved from the whole user, except id and proof [API-18, AUT-13]', async () => {
    const ida = await shop.member('ida@example.com');
    const answer = await change(ida, {
      id: 1,
      email: 'ida@example.com',
      first_name: ' Ida ',
      last_name: 'Durand',
      phone: '0612345678',
      address: '5 place Bellecour, 69002 Lyon',
      is_verified: false,
    });
    expect(answer.json()).toEqual({
      status: 'success',
      user: {
        id: ida.id,
        email: 'ida@example.com',
        first_name: 'Ida',
        last_name: 'Durand',
        phone: '0612345678',
        address: '5 place Bellecour, 69002 Lyon',
        is_verified: true,
      },
    });
    expect((await change(ida, { address: null })).json().user.address).toBeNull();
    const unknown = await change(ida, { role: 'admin' });
    expect([unknown.statusCode, unknown.json().errors]).toEqual([422, { role: 'Champ inconnu' }]);
  });

  it('must be proven again after a change of address, by a code sent there [API-18]', async () => {
    const eva = await shop.member('eva@example.com');
    const changed = await change(eva, { email: ' EVA@new.example ' });
    expect(changed.json().user).toMatchObject({ email: 'eva@new.example', is_verified: false });
    const otp = await shop.lastCode('eva@new.example');
    const verified = await shop.send('GET', `/v2/public/auth/verify-otp?otp=${otp}&email=eva@new.example`, undefined, {
      headers: eva.headers,
    });
    expect(verified.json().user).toMatchObject({ id: eva.id, is_verified: true });
    const taken = await change(eva, { email: 'max@example.com' });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'email_taken']);
    expect((await shop.logIn('eva@new.example')).statusCode).toBe(200);
  });

  it('tells the previous address of a change, without the new one, and ends only its codes [API-18]', async () => {
    shop.setClock('2026-11-23T15:00');
    const ada = await shop.member('ada@example.com');
    const resetCode = await shop.codeFor('ada@example.com', 'reset');
    shop.mails.length = 0;
    await change(ada, { email: 'ada@new.example', phone: '0611111111' });
    await shop.api.drainOutbox();
    expect(shop.mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ['ada@example.com', 'L’adresse e-mail de votre compte chez La Bonne Pâte a changé'],
      ['ada@new.example', 'Confirmez votre adresse chez La Bonne Pâte'],
    ]);
    const told = shop.mails.find(({ to }) => to === 'ada@example.com');
    expect(`${told?.text}${told?.html}`).not.toContain('new.example');
    // The old mailbox grants no access any more; open sessions stay open.
    for (const email of ['ada@example.com', 'ada@new.example']) {
      const body = { email, otp: resetCode, password: 'Nouveau-1234' };
      expect((await shop.send('POST', accountEndpoints.resetPassword.path, body)).statusCode).toBe(400);
    }
    expect((await stateOf(ada))[0]).toBe(200);
    // The change was reverted, and the earlier code stays invalid.
    await change(ada, { email: 'ada@example.com' });
    const body = { email: 'ada@example.com', otp: resetCode, password: 'Nouveau-1234' };
    expect((await shop.send('POST', accountEndpoints.resetPassword.path, body)).statusCode).toBe(400);
    shop.setClock('2026-11-23T12:00');
  });
});

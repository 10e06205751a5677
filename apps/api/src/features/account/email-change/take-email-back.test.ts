import { accountEndpoints } from '@comptoir/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountShop, goodPassword, openAccountShop } from '../../../testing/account-shop.ts';

type Member = Awaited<ReturnType<AccountShop['member']>>;

let shop: AccountShop;
beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(() => shop.close());

let people = 0;
/** The addresses of the test: the owner's, and two of a thief with the owner's token. */
let own: string;
let first: string;
let second: string;
let zoe: Member;
beforeEach(async () => {
  people += 1;
  [own, first, second] = ['zoe', 'first', 'second'].map((name) => `${name}-${people}@example.com`) as [
    string,
    string,
    string,
  ];
  shop.setClock('2026-11-23T12:00');
  zoe = await shop.member(own);
});

const change = (email: string, { headers } = zoe) =>
  shop.send('PATCH', accountEndpoints.updateProfile.path, { email }, { headers });
const takeBack = (token: string, at = shop) => at.send('POST', accountEndpoints.takeEmailBack.path, { token });
const profile = ({ headers } = zoe) => shop.send('GET', accountEndpoints.profile.path, undefined, { headers });
const reset = (email: string, otp: string) =>
  shop.send('POST', accountEndpoints.resetPassword.path, { email, otp, password: 'Nouveau-1234' });
const verify = (email: string, otp: string, { headers } = zoe) =>
  shop.send('GET', `${accountEndpoints.verifyCode.path}?${new URLSearchParams({ email, otp })}`, undefined, {
    headers,
  });

/** Returns the tokens of the links that were mailed to an address. */
async function linksTo(email: string): Promise<string[]> {
  await shop.api.drainOutbox();
  return shop.mails
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => /\/auth\/email#([\w-]+)/.exec(text)?.[1] ?? []);
}
const linkTo = async (email: string) => (await linksTo(email)).at(-1) ?? '';
const codeOf = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) => [
  statusCode,
  json().code ?? null,
];

describe('a changed address', () => {
  it('is told to the previous address, with a link that is valid for three days and not stored [AUT-34]', async () => {
    expect((await change(first)).statusCode).toBe(200);
    const token = await linkTo(own);
    expect(token.length).toBeGreaterThan(40);
    const notice = shop.mails.findLast(({ to }) => to === own);
    expect(notice?.html).toContain(`/auth/email#${token}">`);
    expect(notice?.text).not.toMatch(/encore connectés|Nous n’écrirons plus/);
    const { rows } = await shop.database.query('select * from email_changes', []);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await linksTo(first)).toEqual([]);
  });

  it('is taken back by the link: address, sessions, codes and password, in one step [AUT-34]', async () => {
    const thief = zoe;
    await change(first);
    const session = (await verify(first, await shop.lastCode(first))).json();
    expect(session.user.is_verified).toBe(true);
    await shop.codeFor(first, 'reset');
    const openCodes = async () =>
      (await shop.database.query('select id from one_time_codes where user_id = $1 and used_at is null', [zoe.id]))
        .rows;
    expect(await openCodes()).toHaveLength(1);
    const answer = await takeBack(await linkTo(own));
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success' }]);
    expect(await openCodes()).toEqual([]);
    expect((await profile(thief)).statusCode).toBe(401);
    expect((await shop.logIn(first)).statusCode).toBe(401);
    expect((await shop.logIn(own)).statusCode).toBe(401);
    await shop.api.drainOutbox();
    expect(shop.mails.findLast(({ to }) => to === own)?.text).toContain('/auth/forgot');
    expect((await reset(own, await shop.codeFor(own, 'reset'))).statusCode).toBe(200);
    const back = await shop.logIn(own, 'Nouveau-1234');
    expect(back.json().user).toMatchObject({ id: zoe.id, email: own, is_verified: true });
  });

  it('is taken back once: the same link again changes nothing more, and no other works [AUT-34]', async () => {
    await change(first);
    const token = await linkTo(own);
    expect((await takeBack(token)).statusCode).toBe(200);
    await reset(own, await shop.codeFor(own, 'reset'));
    const session = await shop.logIn(own, 'Nouveau-1234');
    expect((await takeBack(token)).statusCode).toBe(200);
    const { token: bearer, user } = session.json();
    const headers = { authorization: `Bearer ${bearer}`, 'x-user-id': String(user.id) };
    expect((await profile({ ...zoe, headers })).statusCode).toBe(200);
    expect(codeOf(await takeBack('made-up'))).toEqual([404, 'link_unknown']);
    expect((await takeBack('')).statusCode).toBe(422);
  });

  it('is taken back once by two servers at once, and leaves one account and one mail [AUT-34]', async () => {
    await change(first);
    const token = await linkTo(own);
    const other = await openAccountShop({ database: shop.database });
    other.setClock('2026-11-23T12:00');
    const answers = await Promise.all([shop, other, shop, other].map((at) => takeBack(token, at)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await Promise.all([shop, other].map(({ api }) => api.drainOutbox()));
    const sent = [...shop.mails, ...other.mails].filter(
      ({ to, subject }) => to === own && subject.includes('de nouveau'),
    );
    expect(sent).toHaveLength(1);
    await other.close();
  });

  it('is taken back for 72 hours and no longer [AUT-34]', async () => {
    await change(first);
    const token = await linkTo(own);
    shop.setClock('2026-11-26T12:00');
    expect(codeOf(await takeBack(token))).toEqual([410, 'link_used']);
    shop.setClock('2026-11-26T11:59');
    expect((await takeBack(token)).statusCode).toBe(200);
  });

  it('is taken back by a POST alone: a preview of the link changes nothing [AUT-34]', async () => {
    await change(first);
    const token = await linkTo(own);
    const looked = await shop.send('GET', `${accountEndpoints.takeEmailBack.path}?token=${token}`);
    expect([looked.statusCode, (await profile()).json().user.email]).toEqual([405, first]);
  });

  it('that is changed once more goes back to the first one, and the later link ends [AUT-34]', async () => {
    await change(first);
    await verify(first, await shop.lastCode(first));
    await change(second);
    const [early, late] = [await linkTo(own), await linkTo(first)];
    expect((await takeBack(early)).statusCode).toBe(200);
    expect(codeOf(await takeBack(late))).toEqual([410, 'link_used']);
    expect((await shop.database.query('select email from users where id = $1', [zoe.id])).rows).toEqual([
      { email: own },
    ]);
  });

  it('that was taken back by the later link is taken back by the first one too [AUT-34]', async () => {
    await change(first);
    await verify(first, await shop.lastCode(first));
    await change(second);
    const [early, late] = [await linkTo(own), await linkTo(first)];
    expect((await takeBack(late)).statusCode).toBe(200);
    expect((await takeBack(early)).statusCode).toBe(200);
    expect((await shop.database.query('select email from users where id = $1', [zoe.id])).rows).toEqual([
      { email: own },
    ]);
  });

  it('reserves the previous address meanwhile [AUT-34]', async () => {
    await change(first);
    const stranger = await shop.member(`stranger-${people}@example.com`);
    expect(codeOf(await shop.signUp(own))).toEqual([409, 'email_taken']);
    expect(codeOf(await change(own, stranger))).toEqual([409, 'email_taken']);
    shop.setClock('2026-11-26T12:00');
    expect((await shop.signUp(own)).statusCode).toBe(200);
  });

  it('is not taken back if another account has the previous address all the same, and says so [AUT-34]', async () => {
    await change(first);
    const token = await linkTo(own);
    const stranger = await shop.member(`stranger-${people}@example.com`);
    await shop.database.query('update users set email = $1 where id = $2', [own, stranger.id]);
    const answer = await takeBack(token);
    expect(codeOf(answer)).toEqual([409, 'email_taken']);
    expect(answer.json().message).toBe(
      'Un autre compte utilise maintenant cette adresse. Prévenez-nous, par téléphone ou par e-mail.',
    );
    expect((await profile()).json().user.email).toBe(first);
  });

  it('may be changed back in the account, without another code [AUT-34]', async () => {
    await change(first);
    const back = await change(own);
    expect(back.json().user).toMatchObject({ email: own, is_verified: true });
    await change(second);
    expect(await linksTo(own)).toHaveLength(2);
  });

  it('sends no mail if the account was never verified [AUT-29]', async () => {
    const email = `unproven-${people}@example.com`;
    const { token, user } = (await shop.signUp(email)).json();
    const headers = { authorization: `Bearer ${token}`, 'x-user-id': String(user.id) };
    expect((await change(first, { ...zoe, headers })).statusCode).toBe(200);
    expect(await linksTo(email)).toEqual([]);
  });
});

describe('a password, within 72 hours of a changed address', () => {
  it('is reset by a code to the previous address, and the present one is told [AUT-35]', async () => {
    await change(first);
    await verify(first, await shop.lastCode(first));
    await shop.api.drainOutbox();
    const before = shop.mails.length;
    const otp = await shop.codeFor(first, 'reset');
    const mails = shop.mails.slice(before);
    expect(mails.map(({ to }) => to).sort()).toEqual([first, own]);
    expect(mails.find(({ to }) => to === first)?.text).not.toMatch(/\b\d{6}\b/);
    expect(mails.find(({ to }) => to === first)?.text).toContain('À partir du 26 novembre 2026 à 12:00');
    expect((await reset(first, otp)).statusCode).toBe(400);
    expect((await reset(first, await shop.lastCode(own))).statusCode).toBe(200);
    expect((await shop.logIn(first, 'Nouveau-1234')).statusCode).toBe(200);
  });

  it('is reset by that code without proving the present address [AUT-35, AUT-16]', async () => {
    await change(first);
    await shop.codeFor(first, 'reset');
    expect((await reset(first, await shop.lastCode(own))).statusCode).toBe(200);
    expect((await shop.logIn(first, 'Nouveau-1234')).json().user.is_verified).toBe(false);
  });

  it('goes on working until it is reset; after 72 hours the present address gets the codes [AUT-35]', async () => {
    await change(first);
    expect((await shop.logIn(first, goodPassword)).statusCode).toBe(200);
    shop.setClock('2026-11-26T12:00');
    expect((await reset(first, await shop.codeFor(first, 'reset'))).statusCode).toBe(200);
  });

  it('is reset by the first of several addresses [AUT-35]', async () => {
    await change(first);
    await verify(first, await shop.lastCode(first));
    await change(second);
    await shop.codeFor(second, 'reset');
    expect((await reset(second, await shop.lastCode(own))).statusCode).toBe(200);
  });

  it('sends the previous mailbox no more mails than its limit [AUT-29, AUT-35]', async () => {
    await change(first);
    const asked: number[] = [];
    for (const minute of [1, 3, 5, 7]) {
      shop.setClock(`2026-11-23T12:0${minute}`);
      const query = new URLSearchParams({ email: own, purpose: 'reset' });
      asked.push((await shop.send('GET', `${accountEndpoints.sendCode.path}?${query}`)).statusCode);
    }
    expect(asked).toContain(429);
    const query = new URLSearchParams({ email: first, purpose: 'reset' });
    expect((await shop.send('GET', `${accountEndpoints.sendCode.path}?${query}`)).statusCode).toBe(429);
  });
});

it('exports the former address as long as it can be taken back [AUT-34, SEC-17]', async () => {
  await change(first);
  const exported = async () =>
    (await shop.send('GET', accountEndpoints.exportAccount.path, undefined, { headers: zoe.headers })).json().payload;
  expect((await exported()).former_emails).toEqual([own]);
});

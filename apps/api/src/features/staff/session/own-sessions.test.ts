import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword } from '../../../testing/account-shop.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { nameBrowser } from './name-browser.ts';

const path = '/v2/office/sessions';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

let shop: OfficeShop;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  await shop.person('manager', 'camille@example.com', goodPassword);
  await shop.person('kitchen', 'ali@example.com', goodPassword);
});
afterAll(() => shop.close());

async function signIn(email: string, agent: string, known = ''): Promise<{ cookie: string; known: string }> {
  const headers = { 'user-agent': agent, ...(known && { cookie: known }) };
  const answer = await shop.ask('POST', '/v2/office/session', { body: { email, password: goodPassword }, headers });
  const [own = '', mark = known] = [answer.headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0] ?? '');
  return { cookie: own, known: mark };
}
const listed = async (cookie: string) => (await shop.ask('GET', path, { cookie })).json().payload;
const statusOf = async (cookie: string) => (await shop.ask('GET', '/v2/office/session', { cookie })).statusCode;
const mailsTo = async (email: string) => {
  await shop.api.drainOutbox();
  return shop.mails.filter(({ to }) => to === email);
};

describe('one’s own sessions', () => {
  it('are shown with browser and use, the asking one marked, without those of others and without secrets [ROL-24, ROL-12]', async () => {
    const here = await signIn('camille@example.com', firefox);
    const phone = await signIn('camille@example.com', iphone);
    await signIn('ali@example.com', firefox);
    const answer = await shop.ask('GET', path, { cookie: here.cookie });
    const times = { createdAt: '2026-11-23T11:00:00Z', lastUsedAt: '2026-11-23T11:00:00Z' };
    expect(answer.json().payload).toEqual([
      { id: expect.any(Number), browser: 'Safari, iPhone', isThis: false, ...times },
      { id: expect.any(Number), browser: 'Firefox, Windows', isThis: true, ...times },
    ]);
    for (const { cookie } of [here, phone]) expect(answer.body).not.toContain(cookie.replace('office=', ''));
    await shop.ask('DELETE', path, { cookie: here.cookie });
    await shop.ask('DELETE', '/v2/office/session', { cookie: here.cookie });
  });

  it('end one by one; those of another person are not found and go on [ROL-24]', async () => {
    const [here, phone] = [await signIn('camille@example.com', firefox), await signIn('camille@example.com', iphone)];
    const other = await signIn('ali@example.com', iphone);
    const [{ id: theirs }] = await listed(other.cookie);
    const refused = await shop.ask('DELETE', `${path}/${theirs}`, { cookie: here.cookie });
    expect([refused.statusCode, await statusOf(other.cookie)]).toEqual([404, 200]);
    const { id } = (await listed(here.cookie)).find(({ isThis }: { isThis: boolean }) => !isThis);
    expect((await shop.ask('DELETE', `${path}/${id}`, { cookie: here.cookie })).statusCode).toBe(200);
    expect([await statusOf(phone.cookie), await statusOf(here.cookie)]).toEqual([401, 200]);
    expect((await shop.ask('DELETE', `${path}/${id}`, { cookie: here.cookie })).statusCode).toBe(404);
  });

  it('end all at once but for the asking one, and the audit says how many [ROL-24, ROL-22]', async () => {
    const sessions = [];
    for (let time = 0; time < 3; time += 1) sessions.push(await signIn('ali@example.com', iphone));
    const here = await signIn('ali@example.com', firefox);
    const before = (await listed(here.cookie)).length;
    expect((await shop.ask('DELETE', path, { cookie: here.cookie })).statusCode).toBe(200);
    for (const { cookie } of sessions) expect(await statusOf(cookie)).toBe(401);
    expect(await listed(here.cookie)).toMatchObject([{ isThis: true }]);
    const { rows } = await shop.database.query(
      "select actor, after from office_audit where kind = 'sessions_ended' order by id desc limit 1",
      [],
    );
    expect(rows).toEqual([{ actor: 'Ali', after: { ended: before - 1 } }]);
  });

  it('are no device’s [ROL-20, ROL-24]', async () => {
    const device = await shop.signedIn('device');
    for (const method of ['GET', 'DELETE'] as const)
      expect((await shop.ask(method, path, { cookie: device })).statusCode).toBe(403);
  });
});

describe('a sign-in', () => {
  it('from a new browser is told by mail, once, and not from one that was in before [ROL-24]', async () => {
    await shop.person('manager', 'ines@example.com', goodPassword);
    const { known } = await signIn('ines@example.com', firefox);
    const [mail, ...more] = await mailsTo('ines@example.com');
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Nouvelle connexion');
    expect(mail?.text).toMatch(/Firefox, Windows, lundi 23 novembre à 12.h/);
    expect(mail?.text).toContain('/office/mot-de-passe');
    await signIn('ines@example.com', firefox, known);
    expect(await mailsTo('ines@example.com')).toHaveLength(1);
    await signIn('ines@example.com', iphone);
    expect(await mailsTo('ines@example.com')).toHaveLength(2);
  });

  it('with a wrong password is no sign-in, and tells nothing [ROL-24]', async () => {
    const body = { email: 'ali@example.com', password: 'Faux-secret-1' };
    const before = (await mailsTo('ali@example.com')).length;
    expect((await shop.ask('POST', '/v2/office/session', { body })).statusCode).toBe(401);
    expect(await mailsTo('ali@example.com')).toHaveLength(before);
  });
});

it.each([
  [firefox, 'Firefox, Windows'],
  [iphone, 'Safari, iPhone'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge, Windows',
  ],
  ['<script>alert(1)</script>', ''],
  [undefined, ''],
])('names the browser of %s as %s [ROL-24]', (agent, name) => {
  expect(nameBrowser(agent)).toBe(name);
});

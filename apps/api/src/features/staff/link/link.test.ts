import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountKeys } from '../../../secrets/account-keys.ts';
import { goodPassword } from '../../../testing/account-shop.ts';
import { type OfficeShop, tokenOf, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { testSite } from '../../../testing/test-site.ts';
import { endDemoOwner } from './end-demo-owner.ts';
import { inviteDemoOwner, inviteOwner } from './invite-owner.ts';

const enter = '/v2/office/session/enter';
const session = '/v2/office/session';
const newPassword = 'Autre-secret-9';

let shop: OfficeShop;
beforeAll(async () => {
  shop = withOffice(await openTestShop({ isDemo: true }));
});
afterAll(() => shop.close());

const at = Temporal.Instant.from('2026-11-23T11:00Z');
const invitation = { keys: createAccountKeys(Buffer.alloc(32, 7)), siteRoot: testSite.siteRoot, at };
const invite = async (email: string, isMailed = false) =>
  tokenOf(await inviteOwner(shop.database.db, invitation, { email, isMailed }));
const enterBy = (token: string, more: object = { password: goodPassword, name: 'Zoé' }) =>
  shop.ask('POST', enter, { body: { token, ...more } });
const signIn = async (email: string, password: string) =>
  (await shop.ask('POST', session, { body: { email, password } })).statusCode;
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

describe('the owner’s link', () => {
  it('lets the first owner in, who says their name and sets their password [ROL-02]', async () => {
    const answer = await enterBy(await invite('zoe@example.com'));
    const person = { id: expect.any(Number), name: 'Zoé', role: 'owner' };
    expect([answer.statusCode, answer.json().payload]).toEqual([200, person]);
    expect((await shop.ask('GET', session, { cookie: cookieOf(answer) })).json().payload.person.name).toBe('Zoé');
    expect(await signIn('zoe@example.com', goodPassword)).toBe(200);
  });

  it('is used once: of fifty requests at once, one is let in [ROL-02]', async () => {
    const token = await invite('fifty@example.com');
    const answers = await Promise.all(Array.from({ length: 50 }, () => enterBy(token)));
    const codes = answers.map((answer) => answer.json().code ?? answer.statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 'link_used')).toHaveLength(49);
    expect(answers.filter(({ headers }) => headers['set-cookie'])).toHaveLength(1);
  });

  it('is not used up by an invalid password or name [ROL-02]', async () => {
    const token = await invite('careful@example.com');
    const refusals: [object, object][] = [
      [{}, { password: 'Le mot de passe est obligatoire' }],
      [{ password: 'Court-1', name: 'Léa' }, { password: '8 caractères minimum' }],
      [
        { password: 'motdepasse123', name: 'Léa' },
        { password: 'Ce mot de passe est trop courant, choisissez-en un autre' },
      ],
      [{ password: goodPassword }, { name: 'Valeur manquante ou invalide' }],
      [{ password: goodPassword, name: 'Léa', role: 'owner' }, { role: 'Champ inconnu' }],
    ];
    for (const [more, errors] of refusals) {
      const answer = await enterBy(token, more);
      expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
    }
    expect((await enterBy(token)).statusCode).toBe(200);
  });

  it('ends after thirty minutes, and when a newer one is made [ROL-02]', async () => {
    const first = await invite('late@example.com');
    const second = await invite('late@example.com');
    expect((await enterBy(first)).json().code).toBe('link_used');
    shop.setClock('2026-11-23T12:30');
    expect((await enterBy(second)).statusCode).toBe(410);
    shop.setClock('2026-11-23T12:29');
    expect((await enterBy(second)).statusCode).toBe(200);
    shop.setClock('2026-11-23T12:00');
    expect((await enterBy('no-such-link')).json().code).toBe('link_used');
  });

  it('is mailed too if the shop has mails, and is not in the database [ROL-02, ROL-12]', async () => {
    const token = await invite('mailed@example.com', true);
    const { rows } = await shop.database.query(
      'select l::text from staff_links l union all select o::text from outbox o',
      [],
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await shop.lastLink('mailed@example.com')).toBe(token);
  });
});

describe('a link that was asked for', () => {
  const ask = (email: string) => shop.ask('POST', '/v2/office/session/reset', { body: { email } });

  it('sets a new password, which ends every other session and link [ROL-06]', async () => {
    await shop.person('manager', 'camille@example.com', goodPassword);
    const before = await shop.ask('POST', session, { body: { email: 'camille@example.com', password: goodPassword } });
    await ask(' CAMILLE@example.com');
    const older = await shop.lastLink('camille@example.com');
    await ask('camille@example.com');
    const newer = await shop.lastLink('camille@example.com');
    expect(newer).not.toBe(older);
    const entered = await enterBy(newer, { password: newPassword });
    expect([entered.statusCode, entered.json().payload.name]).toEqual([200, 'Camille']);
    expect((await shop.ask('GET', session, { cookie: cookieOf(before) })).statusCode).toBe(401);
    expect((await shop.ask('GET', session, { cookie: cookieOf(entered) })).statusCode).toBe(200);
    expect((await enterBy(older, { password: newPassword })).statusCode).toBe(410);
    expect([
      await signIn('camille@example.com', goodPassword),
      await signIn('camille@example.com', newPassword),
    ]).toEqual([401, 200]);
  });

  it('for an unknown address or a dismissed person has the same answer and rows, but no mail [ROL-04, SEC-09]', async () => {
    await shop.person('kitchen', 'ali@example.com', goodPassword);
    const left = await shop.person('kitchen', 'left@example.com', goodPassword);
    await shop.database.query('update staff set is_active = false where id = $1', [left]);
    shop.mails.length = 0;
    const countTasks = async () =>
      (await shop.database.query("select count(*)::int from outbox where kind = 'staff-mail'", [])).rows[0]?.count;
    const before = Number(await countTasks());
    const answers = await Promise.all(['ali@example.com', 'nobody@example.com', 'left@example.com'].map(ask));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await countTasks()).toBe(before + 3);
    await shop.api.drainOutbox();
    expect(shop.mails.map(({ to }) => to)).toEqual(['ali@example.com']);
    expect(shop.mails[0]?.html).toContain(`<a href="${testSite.siteRoot}/office/entrer/`);
  });
});

describe('the demo’s link', () => {
  it('opens no session in a real shop, even on the same database [OFC-24]', async () => {
    const token = tokenOf(await inviteDemoOwner(shop.database.db, invitation));
    const real = withOffice(await openTestShop({ database: shop.database }));
    expect((await real.ask('POST', enter, { body: { token } })).statusCode).toBe(410);
    expect((await enterBy(token, {})).statusCode).toBe(200);
    await real.close();
  });

  it('ends with the demo, with its owner, their people, the link and the screens that they added [OFC-24]', async () => {
    const make = async () => tokenOf(await inviteDemoOwner(shop.database.db, invitation));
    const cookie = cookieOf(await enterBy(await make(), {}));
    const makeCode = async () => {
      const body = { name: 'Cuisine 1', kind: 'board' };
      return (await shop.ask('POST', '/v2/office/devices/codes', { cookie, body })).json().payload.code;
    };
    const enrol = async (code: string) => shop.ask('POST', '/v2/office/devices/enrol', { body: { code } });
    const device = cookieOf(await enrol(await makeCode()));
    const [code, token] = [await makeCode(), await make()];
    expect(await endDemoOwner(shop.database.db, at)).toBe(true);
    expect(await endDemoOwner(shop.database.db, at)).toBe(false);
    for (const ended of [cookie, device])
      expect((await shop.ask('GET', session, { cookie: ended })).statusCode).toBe(401);
    expect([(await enrol(code)).statusCode, (await enterBy(token, {})).statusCode]).toEqual([410, 410]);
  });

  it('lets one browser in, within a day and without a password; the next start gives another [OFC-24]', async () => {
    const make = async () => tokenOf(await inviteDemoOwner(shop.database.db, invitation));
    const token = await make();
    shop.setClock('2026-11-24T11:59');
    const answer = await enterBy(token, {});
    expect([answer.statusCode, answer.json().payload]).toEqual([
      200,
      { id: expect.any(Number), name: 'Zoé', role: 'owner' },
    ]);
    expect((await enterBy(token, {})).statusCode).toBe(410);
    const [older, newer] = [await make(), await make()];
    expect((await enterBy(older, {})).statusCode).toBe(410);
    shop.setClock('2026-11-24T12:00');
    expect((await enterBy(newer, {})).statusCode).toBe(410);
    shop.setClock('2026-11-23T12:00');
    expect((await enterBy(newer, {})).statusCode).toBe(200);
  });
});

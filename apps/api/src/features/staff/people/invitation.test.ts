import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword } from '../../../testing/account-shop.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const people = '/v2/office/people';

let shop: OfficeShop;
let owner: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  owner = await shop.signedIn('owner');
});
afterAll(() => shop.close());

/** Moves the clock; sessions stay in use meanwhile. */
const moveTo = async (time: string) => {
  shop.setClock(time);
  const at = Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/Paris').toInstant().toString();
  await shop.database.query('update staff_sessions set last_used_at = $1', [at]);
};
const invite = (email: string, role = 'kitchen', cookie = owner) =>
  shop.ask('POST', people, { cookie, body: { email, role } });
const enter = (token: string, name = 'Inès') =>
  shop.ask('POST', '/v2/office/session/enter', { body: { token, password: goodPassword, name } });
const listed = async (email: string) => {
  const { payload } = (await shop.ask('GET', people, { cookie: owner })).json();
  return payload.find((person: { email: string }) => person.email === email);
};
const countMails = async (email: string) => {
  await shop.api.drainOutbox();
  return shop.mails.filter(({ to }) => to === email).length;
};

describe('an invitation', () => {
  it('is mailed, is pending until its link sets name and password, and signs in [ROL-03]', async () => {
    const answer = await invite(' INES@example.com', 'manager');
    const pending = { email: 'ines@example.com', name: '', role: 'manager', isActive: true };
    expect([answer.statusCode, answer.json().payload]).toMatchObject([
      200,
      { ...pending, invitation: { until: '2026-11-26T11:00:00Z' } },
    ]);
    expect(await listed('ines@example.com')).toMatchObject({ invitation: { until: '2026-11-26T11:00:00Z' } });
    const token = await shop.lastLink('ines@example.com');
    const mail = shop.mails.at(-1);
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining('Zoé vous invite dans l’équipe'),
      expect.stringContaining('valable trois jours'),
    ]);
    const entered = await enter(token);
    expect([entered.statusCode, entered.json().payload]).toMatchObject([200, { name: 'Inès', role: 'manager' }]);
    expect(await listed('ines@example.com')).toMatchObject({ name: 'Inès', invitation: null });
    const body = { email: 'ines@example.com', password: goodPassword };
    expect((await shop.ask('POST', '/v2/office/session', { body })).statusCode).toBe(200);
  });

  it('is used once, also by twenty browsers at once [ROL-03]', async () => {
    await invite('once@example.com');
    const token = await shop.lastLink('once@example.com');
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(token)));
    const codes = answers.map((answer) => answer.json().code ?? answer.statusCode).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 'link_used')]);
  });

  it('that is sent again ends the link before [ROL-03]', async () => {
    const { id } = (await invite('twice@example.com')).json().payload;
    const first = await shop.lastLink('twice@example.com');
    await shop.ask('POST', `${people}/${id}/invitation`, { cookie: owner, body: {} });
    expect((await enter(first)).statusCode).toBe(410);
    expect((await enter(await shop.lastLink('twice@example.com'))).statusCode).toBe(200);
  });

  it('is withdrawn: the person is gone, and the link opens nothing [ROL-03]', async () => {
    const { id } = (await invite('gone@example.com')).json().payload;
    const token = await shop.lastLink('gone@example.com');
    const withdrawn = await shop.ask('DELETE', `${people}/${id}/invitation`, { cookie: owner });
    expect(withdrawn.statusCode).toBe(200);
    expect([(await enter(token)).statusCode, await listed('gone@example.com')]).toEqual([410, undefined]);
    for (const method of ['POST', 'DELETE'] as const) {
      const answer = await shop.ask(method, `${people}/${id}/invitation`, {
        cookie: owner,
        ...(method === 'POST' && { body: {} }),
      });
      expect(answer.statusCode).toBe(404);
    }
  });

  it('is not for who works here already, nor withdrawn from who came [ROL-03]', async () => {
    const id = await shop.person('kitchen', 'here@example.com', goodPassword);
    const taken = await invite('here@example.com', 'owner');
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'email_taken']);
    expect((await shop.ask('DELETE', `${people}/${id}/invitation`, { cookie: owner })).statusCode).toBe(404);
    expect(await listed('here@example.com')).toMatchObject({ role: 'kitchen', invitation: null });
    const both = await Promise.all([invite('both@example.com'), invite('both@example.com', 'owner')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await countMails('both@example.com')).toBe(1);
  });

  it('ends with the rights of the owner who sent it [ROL-01, ROL-03]', async () => {
    const second = await shop.person('owner', 'second@example.com', goodPassword);
    const signedIn = await shop.ask('POST', '/v2/office/session', {
      body: { email: 'second@example.com', password: goodPassword },
    });
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    expect((await invite('friend@example.com', 'owner', cookie)).statusCode).toBe(200);
    const token = await shop.lastLink('friend@example.com');
    const body = { role: 'owner', isActive: false };
    expect((await shop.ask('PUT', `${people}/${second}`, { cookie: owner, body })).statusCode).toBe(200);
    expect((await enter(token)).statusCode).toBe(410);
    expect(await listed('friend@example.com')).toMatchObject({ invitation: { until: null } });
  });

  it('makes no owner of who has not come: the last one who has stays [ROL-02, ROL-03]', async () => {
    await invite('later@example.com', 'owner');
    const { id } = (await shop.ask('GET', '/v2/office/session', { cookie: owner })).json().payload.person;
    const answer = await shop.ask('PUT', `${people}/${id}`, {
      cookie: owner,
      body: { role: 'manager', isActive: true },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_owner']);
  });

  it('leaves who invited whom in the audit, without address and link [ROL-12, ROL-22]', async () => {
    const { id } = (await invite('told@example.com', 'manager')).json().payload;
    const token = await shop.lastLink('told@example.com');
    await shop.ask('DELETE', `${people}/${id}/invitation`, { cookie: owner });
    const { rows } = await shop.database.query(
      'select actor, kind, target, before, after from office_audit where target = $1 order by id',
      [`person:${id}`],
    );
    const told = { actor: 'Zoé', target: `person:${id}` };
    expect(rows).toEqual([
      { ...told, kind: 'person_invited', before: null, after: { role: 'manager' } },
      { ...told, kind: 'invitation_withdrawn', before: { role: 'manager' }, after: null },
    ]);
    const { rows: all } = await shop.database.query('select a::text from office_audit a', []);
    expect(JSON.stringify(all)).not.toMatch(new RegExp(`told@example|${token}`));
  });

  it('is limited as mails to a mailbox are [ROL-31]', async () => {
    const { id } = (await invite('much@example.com')).json().payload;
    const statuses = [];
    for (let time = 0; time < 3; time += 1) {
      const again = await shop.ask('POST', `${people}/${id}/invitation`, { cookie: owner, body: {} });
      statuses.push(again.statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
    // The refused call left the link as it was.
    expect((await enter(await shop.lastLink('much@example.com'))).statusCode).toBe(200);
  });

  it('ends after 72 hours, is told as ended, and is sent again [ROL-03]', async () => {
    const { id } = (await invite('late@example.com')).json().payload;
    const first = await shop.lastLink('late@example.com');
    await moveTo('2026-11-26T12:00');
    expect((await enter(first)).json().code).toBe('link_used');
    expect(await listed('late@example.com')).toMatchObject({ invitation: { until: null } });
    const again = await shop.ask('POST', `${people}/${id}/invitation`, { cookie: owner, body: {} });
    expect(again.json().payload.invitation).toEqual({ until: '2026-11-29T11:00:00Z' });
    const second = await shop.lastLink('late@example.com');
    expect([second === first, await countMails('late@example.com')]).toEqual([false, 2]);
    await moveTo('2026-11-29T11:59');
    expect((await enter(second)).statusCode).toBe(200);
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const races = Math.ceil(200 * inject('drillShare'));
const password = 'Secret-1234';

let shop: OfficeShop;
let other: OfficeShop;
let owner: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  other = withOffice(await openTestShop({ database: shop.database }));
  owner = await shop.signedIn('owner');
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const cookieOf = (answer: LightMyRequestResponse) => String(answer.headers['set-cookie']).split(';')[0] ?? '';
/** Either server may have sent the mail. */
const linkOf = async (email: string) => (await shop.lastLink(email)) || (await other.lastLink(email));
const signIn = (server: OfficeShop, email: string) =>
  server.ask('POST', '/v2/office/session', { body: { email, password } });
const change = (id: number, body: object) => shop.ask('PUT', `/v2/office/people/${id}`, { cookie: owner, body });
const opens = async (cookie: string) => (await other.ask('GET', '/v2/office/session', { cookie })).statusCode;

/** Ends a permission while requests run on both servers, and returns the responses. */
async function raced(
  race: number,
  end: () => Promise<LightMyRequestResponse>,
  begin: (server: OfficeShop) => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse[]> {
  // Comparing a password takes about 34 ms, so the session ends before, during and after the comparison.
  const [ended, ...begun] = await Promise.all([
    sleep((race * 7) % 80).then(end),
    ...[0, 20, 40].flatMap((wait) => [shop, other].map((server) => sleep(wait).then(() => begin(server)))),
  ]);
  expect([race, ended.statusCode]).toEqual([race, 200]);
  return begun;
}

/** The responses that opened a session. */
function entered(answers: LightMyRequestResponse[]): LightMyRequestResponse[] {
  for (const { statusCode } of answers) expect([200, 400, 401, 403, 410]).toContain(statusCode);
  return answers.filter(({ statusCode }) => statusCode === 200);
}

it('a dismissed person has no session, whichever of two servers opens it when [ROL-01, ROL-08]', async () => {
  for (let race = 0; race < races; race += 1) {
    const email = `away-${race}@example.com`;
    const id = await shop.person('manager', email, password);
    const answers = await raced(
      race,
      () => change(id, { role: 'manager', isActive: false }),
      (server) => signIn(server, email),
    );
    for (const answer of entered(answers)) expect([race, await opens(cookieOf(answer))]).toEqual([race, 401]);
    // The sessions stay closed even after the access is restored.
    await change(id, { role: 'manager', isActive: true });
    for (const answer of entered(answers)) expect([race, await opens(cookieOf(answer))]).toEqual([race, 401]);
  }
}, 600_000);

it('a session ends when its person gets a lesser role [ROL-01, ROL-20]', async () => {
  for (let race = 0; race < races; race += 1) {
    const email = `less-${race}@example.com`;
    const id = await shop.person('manager', email, password);
    const answers = await raced(
      race,
      () => change(id, { role: 'kitchen', isActive: true }),
      (server) => signIn(server, email),
    );
    for (const answer of entered(answers)) {
      const isOfBefore = answer.json().payload.role === 'manager';
      expect([race, await opens(cookieOf(answer))]).toEqual([race, isOfBefore ? 401 : 200]);
    }
  }
}, 600_000);

it('no session of an old password outlives the new one [ROL-06]', async () => {
  for (let race = 0; race < races; race += 1) {
    const email = `reset-${race}@example.com`;
    await shop.person('manager', email, password);
    await shop.ask('POST', '/v2/office/session/reset', { body: { email } });
    const body = { token: await linkOf(email), password: 'Nouveau-1234' };
    const answers = await raced(
      race,
      () => other.ask('POST', '/v2/office/session/enter', { body }),
      (server) => signIn(server, email),
    );
    for (const answer of entered(answers)) expect([race, await opens(cookieOf(answer))]).toEqual([race, 401]);
  }
}, 600_000);

it('no code of a dismissed person adds a screen, and the screens that they added end if the owner ends them [ROL-07, ROL-08]', async () => {
  for (let race = 0; race < races; race += 1) {
    const id = await shop.person('manager', `codes-${race}@example.com`, password);
    const cookie = cookieOf(await signIn(shop, `codes-${race}@example.com`));
    const makeCode = async () => {
      const body = { name: `Cuisine ${race}`, kind: 'board' };
      return (await shop.ask('POST', '/v2/office/devices/codes', { cookie, body })).json().payload.code;
    };
    const codes: string[] = [];
    for (let index = 0; index < 8; index += 1) codes.push(await makeCode());
    const late = codes.pop();
    const answers = await raced(
      race,
      () => change(id, { role: 'manager', isActive: false, devices: 'end' }),
      (server) => server.ask('POST', '/v2/office/devices/enrol', { body: { code: codes.pop() } }),
    );
    for (const answer of entered(answers)) expect([race, await opens(cookieOf(answer))]).toEqual([race, 401]);
    const after = await shop.ask('POST', '/v2/office/devices/enrol', { body: { code: late } });
    expect([after.statusCode, after.json().code]).toEqual([410, 'link_used']);
  }
}, 600_000);

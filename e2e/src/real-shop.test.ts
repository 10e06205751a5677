import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { enterOffice } from './office-hand.ts';
import { printedLink } from './printed-link.ts';
import { openShop, type Shop } from './shop.ts';

const siteRoot = 'https://shop.example';
const real = { DEMO: 'false', CLOCK: '', SMTP_URL: 'smtp://127.0.0.1:9', SITE_ROOT: siteRoot };

/** Waits for the last message of a real shop's start, the check of its partners. */
const saidAll = (shop: Shop) =>
  expect.poll(shop.output).toContain('Le serveur d’e-mails de SMTP_URL ne répond pas comme il faut');

describe('a shop for real people', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(real);
  });
  afterAll(() => shop.dispose());

  it.each(['/demo-card/', '/demo-card/v3/', '/demo-card/v1/payment_intents', '/mailbox/'])(
    'has no %s of the demo’s [SEC-18]',
    async (path) => {
      expect((await fetch(shop.url + path)).status).toBe(404);
    },
  );

  it('breaks no page because somebody asks it to [SEC-18]', async () => {
    expect((await fetch(`${shop.url}/menu?__throw=1`)).status).toBe(200);
  });

  it('has no sandbox, no mailbox and the machine’s own time [SEC-18]', async () => {
    await expect(fetch(shop.sandboxUrl)).rejects.toThrow();
    await expect(stat(join(shop.dataDir, 'mailbox'))).rejects.toThrow('ENOENT');
    const answered = new Date((await fetch(`${shop.url}/v2/public/settings`)).headers.get('date') ?? '');
    expect(Math.abs(answered.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('says at its start that without TRUST_PROXY all guests are one visitor, and nothing of it where that is set [SEC-10]', async () => {
    await saidAll(shop);
    expect(shop.output()).toContain(
      'TRUST_PROXY n’est pas renseignée : derrière un proxy, tous les clients comptent comme un seul visiteur',
    );
    await shop.stop();
    await shop.restart({ TRUST_PROXY: '127.0.0.1' });
    await saidAll(shop);
    expect(shop.output()).not.toContain('TRUST_PROXY');
  });
});

describe('the doctor of a real shop', () => {
  it('looks at all that a demo does without, and ends with 1 [OFC-30]', async () => {
    const shop = await openShop(real);
    onTestFinished(() => shop.dispose());
    const printed = await shop.tool('doctor', '--json').then(
      () => '[]',
      ({ message }: Error) => message,
    );
    const findings: { id: string; state: string; says: string }[] = JSON.parse(printed);
    const states = findings.map(({ id, state }) => `${state} ${id}`);
    for (const state of ['bad mail', 'bad owner', 'doubtful backup', 'good running', 'good settings', 'good partners'])
      expect(states).toContain(state);
    // A reserved example name has no address; the check is "unknown" if the machine has no DNS.
    expect(states.some((state) => ['bad dns', 'unknown dns'].includes(state))).toBe(true);
  });
});

describe('a real shop on a demo’s folder', () => {
  it('ends the demo and says so, once: its owner, its account and its link open nothing [OFC-24, SEC-02]', async () => {
    // Uses the machine's clock like a real shop, so the demo's sessions are invalid for another reason than their age.
    const shop = await openShop({ CLOCK: '', SITE_ROOT: siteRoot });
    onTestFinished(() => shop.dispose());
    const post = (path: string, body: object) =>
      fetch(shop.url + path, {
        method: 'POST',
        headers: { origin: siteRoot, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const logIn = () => post('/v2/public/auth/login/', { email: 'demo@example.com', password: 'Demo-1234' });

    const { cookie } = await enterOffice(shop);
    await shop.stop();
    await shop.restart();
    const unusedToken = (await printedLink(shop)).pathname.split('/').at(-1);
    const { token, user } = (await (await logIn()).json()) as { token: string; user: { id: number } };
    const statuses = async () => {
      const account = { authorization: `Bearer ${token}`, 'x-user-id': String(user.id) };
      const answers = await Promise.all([
        fetch(`${shop.url}/v2/office/session`, { headers: { cookie } }),
        fetch(`${shop.url}/v2/public/auth/profile`, { headers: account }),
        logIn(),
      ]);
      return answers.map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(shop.output()).not.toContain('TRUST_PROXY');

    await shop.stop();
    await shop.restart(real);
    await saidAll(shop);
    expect(shop.output()).toMatch(
      /^Une démonstration a eu lieu ici : n’entrent plus son propriétaire, avec son lien et ses écrans, ni son compte\.\nPour faire entrer un propriétaire : npm run office owner -- /m,
    );
    expect(await statuses()).toEqual([401, 401, 401]);
    expect((await post('/v2/office/session/enter', { token: unusedToken })).status).toBe(410);

    await shop.stop();
    await shop.restart();
    await saidAll(shop);
    expect(shop.output()).not.toContain('Une démonstration a eu lieu ici');
  });
});

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDiner } from '../browser.ts';
import { chooseCard, typeCard } from '../card-diner.ts';
import { readLedger } from '../card-sandbox.ts';
import { changeCatalogue } from '../change-catalogue.ts';
import { addItem, walkToPayment } from '../diner.ts';
import { later } from '../later.ts';
import { listOrders } from '../listed-orders.ts';
import { enterOffice, type OfficeSession } from '../office-hand.ts';
import { fridayEvening, openShop, type Shop } from '../shop.ts';
import { openOtherShop } from '../whole-order.ts';
import type { Front } from './front.ts';

/** The longest time for which a server may show an old catalogue: two seconds, and what a busy machine takes to answer. */
const catalogueMilliseconds = 6_000;

/** All servers with the same database need the same secret. */
const ACCOUNT_SECRET = 'the secret that these servers share';

async function readyToPay(page: Page): Promise<void> {
  await page.goto('/menu');
  await addItem(page, 'Reine');
  await walkToPayment(page, 'pickup');
  await chooseCard(page);
  await typeCard(page, '4242424242424242');
}

const catalogue = '/v2/office/catalogue';
const menusOf = async ({ url }: Shop) => (await fetch(`${url}/v2/public/menus`)).text();
const clockOf = async ({ url }: Shop) =>
  Date.parse((await fetch(`${url}/v2/public/settings`)).headers.get('date') ?? '');

/** Renames a dish in the draft, and has that published at this time. */
async function publishAt({ send }: OfficeSession, item_name: string, milliseconds: number): Promise<void> {
  const { payload } = await (await send('GET', `${catalogue}?draft=1`)).json();
  const [{ category_id, items }] = payload.file.menus[0].categories;
  const [{ item_id, ...item }] = items;
  const value = { ...item, category_id, item_name };
  await send('PUT', `${catalogue}/item/${item_id}`, { base: payload.bases[`item/${item_id}`], value });
  const hour = new Date(milliseconds).toISOString();
  await send('POST', `${catalogue}/publish`, { note: item_name, publishAt: hour });
}

async function versionsNamed({ send }: OfficeSession, name: string): Promise<number> {
  const { payload } = await (await send('GET', `${catalogue}/versions`)).json();
  return payload.filter(({ note }: { note: string }) => note === name).length;
}

/** The tests of two servers with the same PostgreSQL behind any load balancer. */
export function describeTwoServers(openFront: (servers: readonly string[]) => Promise<Front>): void {
  /** The shop that owns the database and the Stripe sandbox; diners never call it. */
  let home: Shop;
  let servers: Shop[];
  let front: Front;

  beforeAll(async () => {
    // Its clock is behind, so that the others are the first to publish at an hour.
    home = await openOtherShop({ ACCOUNT_SECRET, CLOCK: later(fridayEvening, -120) });
    const database = encodeURIComponent(join(home.dataDir, 'database'));
    const common = {
      DATABASE_URL: `postgresql://comptoir@localhost/postgres?host=${database}`,
      ACCOUNT_SECRET,
      STRIPE_SANDBOX_PORT: new URL(home.sandboxUrl).port,
      TRUST_PROXY: '127.0.0.1',
    };
    servers = [await openShop(common), await openShop(common)];
    front = await openFront(servers.map(({ url }) => url));
  }, 180_000);
  afterAll(async () => {
    await front.close();
    await Promise.all(servers.map((server) => server.dispose()));
    await home.dispose();
  });

  const charged = async () => (await readLedger(home)).charges.filter(({ captured }) => captured).length;

  describe('two servers on one database', () => {
    it('sell to a guest who pays by card, and whose calls each of them answers in turn [PAY-16]', async () => {
      const before = await listOrders(home);
      const chargedBefore = await charged();
      const { page, problems, leave } = await newDiner(front.url, { ignoreHTTPSErrors: true });
      await readyToPay(page);
      await page.getByTestId('place-order').click();
      await page.waitForURL('**/success');
      await page.getByText('Commande confirmée').first().waitFor();
      const orders = await listOrders(home);
      expect(orders).toHaveLength(before.length + 1);
      expect(orders[0]).toMatchObject({ status: 'paid', mode: 'pickup' });
      expect(await charged()).toBe(chargedBefore + 1);
      expect(new Set(await front.served())).toEqual(new Set(servers.map(({ url }) => new URL(url).host)));
      expect(problems).toEqual([]);
      await leave();
    });

    it('both show within seconds what the restaurant changed', async () => {
      await changeCatalogue(home, (catalogue) => {
        const [item] = catalogue.menus[0]?.categories[0]?.items ?? [];
        if (item) item.item_name = 'Margherita du soir';
      });
      for (const server of servers)
        await expect
          .poll(() => menusOf(server), { timeout: catalogueMilliseconds, interval: 50 })
          .toContain('Margherita du soir');
      for (const server of servers)
        await expect
          .poll(async () => (await fetch(`${server.url}/menu`)).text(), { timeout: catalogueMilliseconds })
          .toContain('Margherita du soir');
    });

    it('publish at an hour exactly once, though one of them is killed at that moment [MED-04]', async () => {
      const [, last] = servers;
      if (!last) throw new Error('There are no two servers.');
      // Each start of a demo replaces the link into the office.
      const office = await enterOffice(last);
      // Nothing is published while no board shows what is ordered.
      await office.send('POST', '/v2/office/board/alive', {
        sound: 'on',
        isVisible: true,
        link: 'live',
        battery: null,
      });
      for (const [round, delay] of [0, 300, 900].entries()) {
        const clocks = await Promise.all(servers.map(clockOf));
        const [killed, other] = (clocks[0] ?? 0) >= (clocks[1] ?? 0) ? servers : servers.toReversed();
        if (!killed || !other) throw new Error('There are no two servers.');
        const name = `Margherita du tour ${round}`;
        await publishAt(office, name, Math.max(...clocks) + 4_000);
        await sleep(3_900 + delay);
        await killed.kill();
        await expect.poll(() => menusOf(other), { timeout: 20_000 }).toContain(name);
        await killed.restart({ CLOCK: new Date(await clockOf(other)).toISOString() });
        expect(await menusOf(killed)).toContain(name);
        expect(await versionsNamed(office, name)).toBe(1);
      }
      const publications = await (await office.send('GET', `${catalogue}/publications`)).json();
      expect(publications.payload.map(({ state }: { state: string }) => state)).toEqual(['done', 'done', 'done']);
    }, 120_000);

    it('lose no order and no payment when one of them is killed in the middle [PAY-16, PAY-21]', async () => {
      const before = await listOrders(home);
      const chargedBefore = await charged();
      const { page, leave } = await newDiner(front.url, { ignoreHTTPSErrors: true });
      await readyToPay(page);
      const [, second] = servers;
      const killed = Promise.withResolvers<void>();
      const killMeanwhile = async (route: Route) => {
        // The page sends the order while the second server is killed; either server may be processing it.
        const [answer] = await Promise.all([route.fetch().catch(() => null), second?.kill()]);
        killed.resolve();
        await (answer ? route.fulfill({ response: answer }) : route.abort('connectionreset'));
      };
      await page.route('**/v2/public/checkout/', killMeanwhile, { times: 1 });
      const place = page.getByTestId('place-order');
      await place.click();
      await killed.promise;
      // If a response was lost, the page offers to retry. A retry must not create a second order.
      const again = page.getByRole('button', { name: 'Réessayer' });
      await expect
        .poll(
          async () => {
            if (new URL(page.url()).pathname === '/success') return true;
            for (const button of [place, again])
              if (await button.isEnabled({ timeout: 200 }).catch(() => false))
                await button.click({ timeout: 1_000 }).catch(() => undefined);
            return false;
          },
          { timeout: 60_000, interval: 500 },
        )
        .toBe(true);
      const orders = await listOrders(home);
      expect(orders).toHaveLength(before.length + 1);
      await expect.poll(async () => (await listOrders(home))[0]?.status).toBe('paid');
      expect(await charged()).toBe(chargedBefore + 1);

      // The other server still responds, and the restarted one has all orders.
      const answer = await fetch(`${servers[0]?.url}/menu`);
      expect(answer.status).toBe(200);
      await second?.restart();
      expect((await fetch(`${second?.url}/readyz`)).status).toBe(200);
      expect(await listOrders(home)).toEqual(orders);
      await leave();
    });
  });
}

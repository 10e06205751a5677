import { describe, expect, inject, it } from 'vitest';
import { addItem, awake, storedLines, walkToPayment } from '../diner.ts';
import { newWorkerDiner, served, storedAddresses } from './worker-diner.ts';

const url = inject('shopUrl');

describe('without a connection', () => {
  it('the menu stays readable after one visit, says so, keeps the cart, and orders once it is back [PWA-23]', async () => {
    const { page, leave } = await newWorkerDiner(url);
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await served(page);
    await page.context().setOffline(true);
    await page.reload();
    await awake(page);
    expect(await page.getByTestId('item').count()).toBeGreaterThan(10);
    expect(await page.getByTestId('item').first().innerText()).toMatch(/\d,\d\d\s€/);
    await page.getByTestId('offline').getByText('Hors ligne').waitFor();
    await addItem(page, 'Margherita');
    expect(await storedLines(page)).toHaveLength(2);
    await page.context().setOffline(false);
    await walkToPayment(page, 'pickup');
    await page.context().setOffline(true);
    await page.getByText('Pas de connexion. Rien n’est parti').waitFor();
    await page.context().setOffline(false);
    await page.getByTestId('place-order').click();
    await page.waitForURL('**/success');
    await leave();
  });

  it('the home page opens too, by its French address as well, and its links lead on', async () => {
    const { page, leave } = await newWorkerDiner(url);
    await page.goto('/fr');
    await served(page);
    await page.reload();
    await awake(page);
    await page.context().setOffline(true);
    for (const path of ['/', '/fr']) {
      await page.goto(path);
      await awake(page);
      await page.getByTestId('offline').waitFor();
    }
    await page.getByRole('link', { name: 'Voir la carte' }).first().click();
    await page.locator('main[data-page=Menu]').waitFor();
    await leave();
  });

  it('a page that is not kept says what it needs; a dish that was asked for leads to the menu [PWA-23]', async () => {
    const { page, leave } = await newWorkerDiner(url);
    await page.goto('/menu');
    await served(page);
    await page.context().setOffline(true);
    // A page that can be cached, but was never visited.
    await page.goto('/privacy-policy');
    await page.getByRole('heading', { name: 'Hors ligne' }).waitFor();
    await page.goto('/checkout');
    await page.getByRole('heading', { name: 'Hors ligne' }).waitFor();
    await page.getByText('Votre panier est gardé').waitFor();
    expect(new URL(page.url()).pathname).toBe('/checkout');
    await page.goto('/menu?product=101');
    await page.getByTestId('item').first().waitFor();
    expect(page.url()).toBe(`${url}/menu`);
    await page.context().setOffline(false);
    await page.goto('/checkout');
    await page.locator('[data-page=Checkout]').first().waitFor();
    await leave();
  });

  it('nothing that belongs to a person is stored [PWA-23, STO-11]', async () => {
    const { page, leave } = await newWorkerDiner(url);
    await page.goto('/menu');
    await served(page);
    await page.reload();
    await addItem(page, 'Reine');
    await page.evaluate(async () => {
      const personal = [
        '/v2/public/auth/profile?token=a&user_id=1',
        '/v2/public/offers/PERSONNE',
        '/v2/public/menus?token=a',
      ];
      for (const path of personal) await fetch(path);
      await fetch('/v2/public/settings', { cache: 'no-store' });
      await fetch('/v2/public/menus', { headers: { authorization: 'Bearer a' } });
      await fetch('/v2/public/locations/?query=belfort');
    });
    await walkToPayment(page, 'pickup');
    await page.getByTestId('place-order').click();
    await page.waitForURL('**/success');
    const stored = await storedAddresses(page);
    expect(stored.length).toBeGreaterThan(20);
    expect(stored).toEqual(expect.arrayContaining(['/menu', '/']));
    expect(
      stored.filter(
        (path) =>
          !path.startsWith('/assets/') &&
          /auth|checkout\/|success.|profile|locations|token=|offers\/|builds\/|sw\.js/.test(path),
      ),
    ).toEqual([]);
    await leave();
  });
});

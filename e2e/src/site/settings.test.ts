import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { answerWith } from '../answer-with.ts';
import { openProxy } from '../app/proxy.ts';
import { newDiner } from '../browser.ts';
import { addItem, awake, walkToPayment } from '../diner.ts';
import { openShop } from '../shop.ts';

const url = inject('shopUrl');

/** Makes a page read these settings instead of the restaurant's. */
const readOnly = (page: Page, settings: readonly { name: string; value: unknown }[]) =>
  answerWith(page, 'settings', () => settings);

describe('a setting', () => {
  it.each([
    ['by its full name', [{ name: 'contacts.name', value: 'Chez X' }]],
    ['inside the value of a shorter one', [{ name: 'contacts', value: { name: 'Chez X' } }]],
    [
      'by its full name before any other',
      [
        { name: 'contacts', value: { name: 'Chez Y' } },
        { name: 'contacts.name', value: 'Chez X' },
      ],
    ],
  ])('is read %s [CFG-18]', async (_how, settings) => {
    const { page, leave } = await newDiner(url);
    await readOnly(page, settings);
    await page.goto('/contact');
    await page.locator('main').getByText('Chez X', { exact: true }).waitFor();
    await leave();
  });
});

describe('a restaurant that set nothing', () => {
  it('sells for pickup and cash, and for nothing else [CFG-23, ERR-14]', async () => {
    const { page, problems, leave } = await newDiner(url);
    await readOnly(page, []);
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await page.goto('/checkout');
    await page.getByTestId('checkout-tab-type').click();
    await page.getByTestId('order-type-pickup').waitFor();
    expect(await page.getByTestId('order-type-delivery').isDisabled()).toBe(true);
    await walkToPayment(page, 'pickup');
    // The step loads its methods after its heading.
    const methods = page.locator('[name=method]');
    await methods.first().waitFor({ state: 'attached' });
    expect(await methods.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(['cash']);
    expect(problems).toEqual([]);
    await leave();
  });

  it.each([true, 1, '1', 'true', 'Yes'])('says %j for yes [CFG-23]', async (yes) => {
    const { page, leave } = await newDiner(url);
    await readOnly(page, [
      { name: 'features.delivery.active', value: yes },
      { name: 'features.delivery.zones', value: [{ zone: 'Croix-Rousse', price: '2.5', minimum_order: '15' }] },
    ]);
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await page.goto('/checkout');
    await page.getByTestId('checkout-tab-type').click();
    await expect.poll(() => page.getByTestId('order-type-delivery').isEnabled()).toBe(true);
    await leave();
  });
});

describe('settings that can’t be read', () => {
  it('while the page is rendered leave pickup and cash usable, with a note and another try [ERR-14]', async () => {
    const proxy = await openProxy(url);
    const fail = '/v2/public/settings';
    proxy.answers.set(fail, (_ask, reply) => reply.writeHead(500, { 'content-type': 'application/json' }).end('{}'));
    const pages = await openShop({ API_ROOT: proxy.url });
    const answer = await fetch(`${pages.url}/menu`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('data-testid="settings-note"')]);

    const { page, leave } = await newDiner(pages.url, { bypassCSP: true });
    await page.goto('/menu');
    await awake(page);
    const note = page.getByTestId('settings-note').first();
    await note.getByText('Vous pouvez commander à emporter et régler en espèces.').waitFor();
    await addItem(page, 'Reine');
    await walkToPayment(page, 'pickup');
    await expect.poll(() => page.locator('[name=method]').count()).toBe(1);
    // The page's own retry has failed, so only the button can remove the note.
    const asked = page.waitForEvent('console', (line) => line.text().startsWith('The settings could not be read'));
    await page.goto('/menu');
    await asked;
    const settings = await (await fetch(url + fail)).text();
    proxy.answers.set(fail, (_ask, reply) =>
      reply.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' }).end(settings),
    );
    await note.getByRole('button', { name: 'Réessayer' }).click();
    await note.waitFor({ state: 'detached' });
    await leave();
    await pages.dispose();
    await proxy.close();
  });

  it('in the browser leave what the page was rendered with [ERR-14]', async () => {
    const { page, leave } = await newDiner(url);
    await page.route('**/v2/public/settings', (route) => route.fulfill({ status: 500, body: '{}' }));
    const told = page.waitForEvent('console', (line) => line.text().startsWith('The settings could not be read'));
    await page.goto('/contact');
    await told;
    await page.locator('main').getByText('04 00 00 00 00').first().waitFor();
    expect(await page.getByTestId('settings-note').count()).toBe(0);
    await leave();
  });
});

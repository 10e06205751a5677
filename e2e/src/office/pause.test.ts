import { expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { newDiner } from '../browser.ts';
import { addItem, placeOrder, walkToDelivery, walkToPayment } from '../diner.ts';
import { orderCash } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();
const phone = { width: 390, height: 844 };
const plain = (text: string) => text.replace(/\s+/g, ' ');

it('pauses delivery for a while from the board: other boards and diners know it within two seconds [PSE-02, PSE-04, PSE-13, PSE-14]', async () => {
  const { page, problems } = await kitchen.openBoard();
  const other = await kitchen.openBoard();
  const diner = await newDiner(kitchen.shop.url);
  const served = async () => plain(await (await diner.page.request.get('/v2/public/settings')).text());

  await page.getByTestId('pause').click();
  const sheet = page.getByTestId('pause-sheet');
  await sheet.locator('[data-modes=delivery]').click();
  await sheet.locator('[data-length="60"]').click();
  await sheet.getByLabel(/^Message aux clients/).fill('Scooter en panne');
  expect(plain(await sheet.innerText())).toContain('« La livraison est en pause : reprise à ');
  expect(await findViolations(page)).toEqual([]);
  const confirm = page.getByTestId('pause-confirm');
  expect(plain(await confirm.innerText())).toMatch(/^Mettre la livraison en pause jusqu’à \d+ h( \d\d)?$/);
  await confirm.click();
  await sheet.waitFor({ state: 'detached' });

  const bar = other.page.getByTestId('kitchen-pause');
  await bar.waitFor({ timeout: 2_000 });
  expect(plain(await bar.innerText())).toMatch(/^Livraison en pause jusqu’à .+, encore (1 h 0[01]|59 min)\./);
  const strip = other.page.getByTestId('link-state').locator('xpath=../..');
  await expect.poll(async () => plain(await strip.innerText())).toMatch(/Retrait \d+ min · Livraison en pause$/);
  await expect.poll(served, { timeout: 2_000 }).toContain('Scooter en panne');
  expect(await findViolations(other.page)).toEqual([]);

  // A diner who picks up reads nothing of it.
  await diner.page.goto('/menu');
  expect(plain(await diner.page.locator('main').innerText())).not.toContain('en pause');

  await bar.getByTestId('end-pause').click();
  await page.getByTestId('kitchen-pause').waitFor({ state: 'detached', timeout: 2_000 });
  await expect.poll(served, { timeout: 2_000 }).not.toContain('Scooter en panne');
  expect([problems, other.problems]).toEqual([[], []]);
  await diner.leave();
});

it('pauses all orders: the menu, the cart and the checkout say so, and a later time is possible [PSE-03, PSE-04]', async () => {
  const { page } = await kitchen.openBoard();
  await page.getByTestId('pause').click();
  await page.getByTestId('pause-confirm').click();
  await page.getByTestId('kitchen-pause').waitFor();

  const { page: shop, leave, problems } = await newDiner(kitchen.shop.url);
  await shop.setViewportSize(phone);
  const said = /Le restaurant fait une pause : reprise à .+\. Vous pouvez commander pour plus tard\./;
  await expect
    .poll(async () => {
      await shop.goto('/menu');
      return plain(await shop.locator('main').innerText());
    })
    .toMatch(said);
  await shop
    .getByTestId('item')
    .filter({ hasText: 'Burrata, tomates anciennes' })
    .first()
    .getByTestId('add-to-cart')
    .click();
  await shop
    .getByRole('button', { name: /^Panier/ })
    .first()
    .click();
  await expect.poll(async () => plain(await shop.getByTestId('cart-promise').innerText())).toMatch(said);
  await walkToDelivery(shop, 'pickup');
  const asap = shop.locator('input[name=is_scheduled][value=false]');
  await asap.waitFor({ state: 'attached' });
  expect(await asap.isDisabled()).toBe(true);
  expect(plain(await shop.locator('main').innerText())).toMatch(said);
  await shop.getByText('Plus tard', { exact: true }).click();
  await shop.locator('[data-testid=slot][data-state=paused]').first().waitFor();
  expect(await shop.locator('[data-testid=slot][data-state=free]').count()).toBeGreaterThan(0);
  expect(await findViolations(shop)).toEqual([]);
  expect(problems).toEqual([]);
  await leave();
  await page.getByTestId('end-pause').click();
  await page.getByTestId('kitchen-pause').waitFor({ state: 'detached' });
});

it('adds minutes to the promises while the kitchen is busy, by keyboard alone [PSE-06]', async () => {
  const { page } = await kitchen.openBoard();
  const strip = page.getByTestId('link-state').locator('xpath=../..');
  await expect.poll(async () => plain(await strip.innerText())).toContain('Retrait 20 min');
  await page.getByTestId('pause').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('pause-busy').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-minutes="15"] input').focus();
  await page.keyboard.press('ArrowRight');
  await page.getByTestId('busy-confirm').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('kitchen-busy').waitFor();
  await expect.poll(async () => plain(await strip.innerText())).toContain('Retrait 40 min · Livraison 65 min');
  await page.getByTestId('end-busy').click();
  await expect.poll(async () => plain(await strip.innerText())).toContain('Retrait 20 min · Livraison 45 min');
});

it('tells both times to a diner whose promise has moved, and orders only at the next tap [PSE-07]', async () => {
  const { page } = await kitchen.openBoard();
  const { page: shop, leave } = await newDiner(kitchen.shop.url);
  await shop.setViewportSize(phone);
  await shop.goto('/menu');
  await addItem(shop, 'Burrata, tomates anciennes');
  await walkToPayment(shop, 'pickup');
  await shop.getByText('Espèces au retrait').click();
  // The page does not hear of the busy kitchen, so that only the answer tells it.
  await shop.route('**/v2/public/settings*', (route) => route.abort());
  await page.getByTestId('pause').click();
  await page.getByTestId('pause-busy').click();
  await page.locator('[data-minutes="30"]').click();
  await page.getByTestId('busy-confirm').click();
  await page.getByTestId('kitchen-busy').waitFor();

  const posts: string[] = [];
  shop.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/checkout')) posts.push(request.postData() ?? '');
  });
  await shop.getByTestId('place-order').click();
  const alert = shop.getByRole('alert').filter({ hasText: 'L’heure a changé' });
  await alert.waitFor();
  const said = /L’heure a changé : (\d+ h(?: \d\d)?) au lieu de \d+ h(?: \d\d)?\. Confirmez pour continuer/;
  const [, hour = ''] = said.exec(plain(await alert.innerText())) ?? [];
  expect(plain(await shop.locator('main').innerText())).toMatch(new RegExp(`Prête vers ${hour}`));
  expect(await findViolations(shop)).toEqual([]);
  expect(posts).toHaveLength(1);
  await placeOrder(shop);
  expect(posts).toHaveLength(2);
  const [before = '', after = ''] = posts.map((body) => String(JSON.parse(body).promised_at));
  expect((Date.parse(after) - Date.parse(before)) / 60_000).toBe(30);
  await leave();
  await page.getByTestId('end-busy').click();
  await page.getByTestId('kitchen-busy').waitFor({ state: 'detached' });
});

it('proposes a busy period when the kitchen has more dishes than it makes, and sets none by itself [PSE-08]', async () => {
  const { page, problems } = await kitchen.openBoard();
  await orderCash(kitchen.shop);
  const isSet = await page.evaluate(async (path) => {
    const known = (await (await fetch(path)).json()).payload;
    const body = JSON.stringify({ ...known, dishesPerQuarter: 1 });
    return (await fetch(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })).ok;
  }, '/v2/office/settings/kitchen');
  expect(isSet).toBe(true);
  for (let count = 0; count < 2; count += 1) await orderCash(kitchen.shop);
  const offer = page.getByTestId('busy-offer');
  await offer.waitFor();
  expect(plain(await offer.innerText())).toMatch(
    /La cuisine est pleine : passer en coup de feu, \+15 min jusqu’à \d+ h(?: \d\d)? \?/,
  );
  expect(await page.getByTestId('kitchen-busy').count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await offer.getByTestId('busy-offer-yes').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('kitchen-busy').waitFor();
  await offer.waitFor({ state: 'detached' });
  await page.getByTestId('end-busy').click();
  await page.getByTestId('kitchen-busy').waitFor({ state: 'detached' });
  expect(await offer.count()).toBe(0);
  expect(problems).toEqual([]);
});

import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { desk, newDiner, phone } from '../browser.ts';
import type { Shop } from '../shop.ts';
import { ownerPassword, signInOwner } from './board-screen.ts';
import { openOfficeShop } from './office-shop.ts';

let shop: Shop;
let owner: Awaited<ReturnType<typeof signInOwner>>;
beforeAll(async () => {
  shop = await openOfficeShop();
  owner = await signInOwner(shop);
});
afterAll(() => shop.dispose());

/** Looks for barriers that axe knows, and for what is wider than the screen. */
async function look(page: Page, where: string): Promise<void> {
  expect(await findViolations(page), where).toEqual([]);
  const isScrolled = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isScrolled, where).toBe(false);
}

it.each([
  ['a phone', phone],
  ['a desk', desk],
])('an owner turns a second code on at %s, and is asked for it on a new browser [ROL-05]', async (_name, viewport) => {
  const options = { viewport, bypassCSP: true };
  const first = await newDiner(shop.url, { ...options, storageState: owner });
  await first.page.goto('/office/reglages');
  await first.page.getByLabel('Votre mot de passe actuel').fill(ownerPassword);
  // The keyboard alone is enough.
  await first.page.keyboard.press('Enter');
  await first.page.getByRole('img', { name: /photographier/ }).waitFor();
  await look(first.page, 'the picture');
  const secret = await first.page.getByText(/^[A-Z2-7]{32}$/).innerText();
  const digits = generateSync({ secret, epoch: await shopSeconds(first.page) });
  await first.page.getByLabel('Code de votre application').fill(digits);
  await first.page.keyboard.press('Enter');
  const codes = first.page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await codes.nth(7).waitFor();
  await look(first.page, 'the codes');
  const [code = '', other = ''] = await codes.allInnerTexts();
  await first.page.getByRole('button', { name: 'C’est noté' }).click();
  await first.page.getByText('Activé. Il reste 8 codes de secours.').waitFor();

  const second = await newDiner(shop.url, options);
  await second.page.goto('/office/connexion?vers=%2Foffice%2Freglages');
  await second.page.getByLabel('E-mail').fill('chef@example.com');
  await second.page.getByRole('textbox', { name: 'Mot de passe' }).fill(ownerPassword);
  await second.page.keyboard.press('Enter');
  await second.page.getByLabel('Code de votre application').waitFor();
  await look(second.page, 'the sign-in');
  await second.page.keyboard.type(code.toLowerCase());
  await second.page.keyboard.press('Enter');
  await second.page.getByText('Activé. Il reste 7 codes de secours.').waitFor();
  // Its code proves for a quarter of an hour, so that nothing is asked for again.
  await second.page.getByRole('button', { name: 'Désactiver le second code' }).click();
  await second.page.getByLabel('Votre mot de passe actuel').waitFor();
  expect(other).not.toBe(code);
  await first.leave();
  await second.leave();
});

/** The shop's clock, in whole seconds. */
async function shopSeconds(page: Page): Promise<number> {
  const date = (await page.request.get('/v2/office/session')).headers().date;
  return Math.floor(Date.parse(date ?? '') / 1000);
}

import { aMenu, anItem, pizzas } from '@comptoir/domain/testing';
import { describe, expect, inject, it } from 'vitest';
import { findViolations } from './accessibility/find-violations.ts';
import { newDiner } from './browser.ts';
import { awake, dish, openItem } from './diner.ts';
import { menuGrowth } from './menu-growth.ts';
import { readInstead, servedDaily } from './read-instead.ts';
import { toPayment } from './scenes/checkout-steps.ts';

const url = inject('shopUrl');

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').trim();
const french = 'Jambon cuit à l’os : origine France';
const rule = 'Les plats « faits maison » sont élaborés sur place à partir de produits bruts.';

describe('the origin of a dish’s meats', () => {
  it('is in its sheet above the allergens, and below the name of a choice before it is chosen [LAW-05]', async () => {
    const { page, leave } = await newDiner(url, { bypassCSP: true });
    await page.goto('/menu');
    const sheet = await openItem(page, 'Reine');
    const origins = sheet.getByTestId('meat-origin').first();
    expect(plain(await origins.innerText())).toBe(`Origine des viandes\n${french}`);
    const top = (await origins.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect(top).toBeLessThan((await sheet.getByTestId('allergens').boundingBox())?.y ?? 0);

    const choice = sheet.getByRole('checkbox', { name: /^Jambon cuit à l’os/ });
    expect(await choice.isChecked()).toBe(false);
    expect(plain(await choice.locator('..').innerText())).toContain(`Jambon cuit à l’os\n${french}`);
    const described = await choice.evaluate((input) => {
      const id = input.getAttribute('aria-describedby') ?? '';
      return document.getElementById(id)?.textContent;
    });
    expect(plain(described ?? '')).toBe(french);
    // A description is no part of the name, and a choice without a meat has none.
    expect(await sheet.getByRole('checkbox', { name: /origine France/ }).count()).toBe(0);
    const mushrooms = sheet.getByRole('checkbox', { name: /^Champignons/ });
    expect(await mushrooms.getAttribute('aria-describedby')).toBeNull();
    expect(await findViolations(page)).toEqual([]);
    await leave();
  });

  it('is at the foot of the menu, for those who only tap "+" and for those without scripts [LAW-06]', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, leave } = await newDiner(url, { javaScriptEnabled });
      await page.goto('/menu');
      if (javaScriptEnabled) {
        await awake(page);
        await dish(page, 'Mini pizza jambon').getByTestId('add-to-cart').click();
      }
      const list = page.getByTestId('meat-list');
      await list.scrollIntoViewIfNeeded();
      const line = list.getByRole('listitem').filter({ hasText: french.replace(' :', '\u00a0:') });
      expect(plain(await line.innerText())).toMatch(
        /\nJambon cuit à l’os, Reine, Quatre saisons, Calzone, Mini pizza jambon$/,
      );
      await leave();
    }
  });

  it('is above the button that orders, below each dish, and then in its receipt [LAW-07, LAW-12]', async () => {
    const { page, leave } = await newDiner(url);
    await toPayment(page, 'pickup');
    const [reine, tiramisu] = [0, 1].map((index) => page.getByTestId('cart').getByTestId('cart-line').nth(index));
    const told = () => reine?.getByTestId('meat-origin').innerText();
    expect(plain((await told()) ?? '')).toBe(french);
    expect(await reine?.getByTestId('homemade').innerText()).toBe('Fait maison');
    expect(await tiramisu?.getByTestId('meat-origin').count()).toBe(0);
    await page.getByTestId('place-order').click();
    await page.waitForURL('**/success');
    const receipt = page.getByTestId('cart-line').filter({ hasText: 'Reine' });
    expect(plain(await receipt.getByTestId('meat-origin').innerText())).toBe(french);
    await leave();
  });
});

describe('a homemade dish', () => {
  it('says so on its card, in its sheet and among what a search finds, in words [LAW-12]', async () => {
    const { page, leave } = await newDiner(url);
    await page.goto('/menu');
    await awake(page);
    const mark = 'Fait maison';
    expect(await dish(page, 'Reine').getByTestId('homemade').innerText()).toBe(mark);
    expect(await dish(page, 'Côtes-du-rhône').getByTestId('homemade').count()).toBe(0);
    await page.getByTestId('menu-search').fill('reine');
    expect(await page.getByTestId('search-result').first().getByTestId('homemade').innerText()).toBe(mark);
    await page.goto('/menu?product=102');
    expect(await page.getByTestId('item-dialog').getByTestId('homemade').innerText()).toBe(mark);
    await leave();
  });

  it('makes the menu say once what the mark means, while such a dish is on sale [LAW-13]', async () => {
    const { page, leave } = await newDiner(url);
    await page.goto('/menu');
    await awake(page);
    const told = () => page.getByText(rule.replace('« ', '«\u00a0').replace(' »', '\u00a0»')).count();
    await expect.poll(told).toBe(1);
    const soup = anItem({ id: 1, name: 'Soupe', isHomemade: true, isAvailable: false });
    const menuOf = (...items: (typeof soup)[]) => aMenu(1, [{ ...pizzas, items }], servedDaily);
    await readInstead(page, { menus: [menuOf(soup, anItem({ id: 2, name: 'Pain' }))] });
    await page.reload();
    await awake(page);
    await expect.poll(() => page.getByTestId('item').count()).toBe(2);
    await page.locator('#menu-facts').evaluate((foot) => foot.scrollIntoView());
    await expect.poll(told).toBe(0);
    await leave();
  });
});

it('the sheet of a bottle names kind and degree, the two sentences, and that it can be given back [LAW-26, LAW-31]', async () => {
  const { page, leave } = await newDiner(url, { bypassCSP: true });
  await page.goto('/menu?product=706');
  await awake(page);
  const sheet = page.getByTestId('item-dialog');
  const notice = plain(await sheet.getByTestId('alcohol-notice').innerText());
  expect(notice).toContain('Vin, 13,5 % vol.');
  expect(notice).toContain('L’abus d’alcool est dangereux pour la santé, à consommer avec modération.');
  expect(notice).toContain('Interdit à la vente aux mineurs de moins de 18 ans.');
  expect(plain(await sheet.innerText())).toContain('Rétractation possible : 14 jours');
  expect(await findViolations(page)).toEqual([]);
  await page.goto('/menu?product=102');
  await awake(page);
  expect(await sheet.getByTestId('alcohol-notice').count()).toBe(0);
  expect(await sheet.innerText()).not.toContain('Rétractation');
  await leave();
});

it('what the dishes declare adds at most 8 % to the menus of the demo [LAW-11]', async () => {
  const { whole, bare } = await menuGrowth(url);
  expect(bare).toBeLessThan(whole);
  expect(whole).toBeLessThanOrEqual(bare * 1.08);
});

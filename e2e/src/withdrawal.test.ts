import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findViolations } from './accessibility/find-violations.ts';
import { newDiner, phone } from './browser.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { addItem, placeOrder, walkToPayment } from './diner.ts';
import { card } from './office/board-screen.ts';
import { keepKitchen } from './office/keep-kitchen.ts';
import { type OfficeHand, openOffice } from './office-hand.ts';
import { openShop } from './shop.ts';

const url = inject('shopUrl');
const wine = 'Côtes-du-rhône';
/** This item can be given back, and its hand-over asks for no proof of age. */
const lemonade = 'Limonade artisanale';
const plain = (text: string) => text.replace(/\s+/g, ' ');

describe('the terms', () => {
  it.each(['/terms-of-service', '/fr/terms-of-service'])(
    'of %s tell what can be given back and where to say so, without a link that may lead nowhere [LAW-45]',
    async (path) => {
      const html = await (await fetch(url + path)).text();
      const [section = ''] = /<h2 id="retractation">.*?(?=<h2)/s.exec(html) ?? [];
      const text = plain(section.replace(/<[^>]+>/g, ' '));
      expect(text).toContain('vous ne pouvez pas y renoncer après la commande (article L221-28, 3º et 4º');
      expect(text).toContain('« Rétractation possible : 14 jours » se rendent sans motif');
      expect(text).toContain('Utilisez « Renoncer au contrat ici », sur la page de votre commande');
      expect(section).not.toContain('<a ');
    },
  );
});

const kitchen = keepKitchen();
let office: OfficeHand;
beforeAll(async () => {
  office = await openOffice(kitchen.shop);
});

const button = (page: Page) => page.getByTestId('withdraw');
const sheet = (page: Page) => page.getByTestId('withdrawal');

/** Orders dishes to be picked up and paid in cash. Resolves on the page after the order. */
async function order(page: Page, names: string[]): Promise<number> {
  await page.goto('/menu');
  for (const name of names) await addItem(page, name);
  await walkToPayment(page, 'pickup');
  if (names.includes(wine)) await page.getByTestId('adult').check();
  return placeOrder(page);
}

/** Goes from the page after the order to the order's own page. Resolves with its path. */
async function follow(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await page.waitForURL('**/commande/*');
  return new URL(page.url()).pathname;
}

async function handOver(number: number): Promise<void> {
  await office.act(number, 'accept', ({ promisedAt }) => ({ dueAt: promisedAt }));
  await office.act(number, 'ready');
  await office.act(number, 'hand-over', () => ({ isCashCollected: true }));
}

/** Counts the declarations that a page sends. */
function countDeclarations(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/withdrawal')) count += 1;
  });
  return () => count;
}

describe('an order with a bottle', () => {
  it('has one button to withdraw, in the first screenful after ordering and on its page [LAW-34]', async () => {
    const { page, problems, leave } = await newDiner(kitchen.shop.url, { viewport: phone });
    await order(page, ['Reine', wine]);
    await button(page).waitFor();
    expect(await button(page).count()).toBe(1);
    await follow(page);
    await button(page).waitFor();
    expect(await button(page).count()).toBe(1);
    const box = await button(page).boundingBox();
    expect((box?.y ?? phone.height) + (box?.height ?? 0)).toBeLessThan(phone.height);
    expect(problems).toEqual([]);
    await leave();
  });

  it('has it, and one of pizza alone has none [LAW-34]', async () => {
    const { page, leave } = await newDiner(kitchen.shop.url, { viewport: phone });
    await order(page, ['Reine']);
    await follow(page);
    await page.getByTestId('live-page').waitFor();
    expect(await button(page).count()).toBe(0);
    expect(await (await page.request.get(page.url())).text()).not.toContain('data-testid="withdraw"');
    await leave();
  });

  it('loses the bottle before the hand-over, and the kitchen asks less cash [LAW-34, LAW-36, LAW-39]', async () => {
    const { page, leave } = await newDiner(kitchen.shop.url, { viewport: phone });
    const number = await order(page, ['Reine', wine]);
    const declarations = countDeclarations(page);
    await follow(page);
    await button(page).click();
    await sheet(page).getByRole('button', { name: 'Continuer' }).click();
    expect(plain(await sheet(page).innerText())).toMatch(/Montant en moins à régler 16,00 €/);
    expect(declarations()).toBe(0);
    await page.getByTestId('withdraw-confirm').click();
    await sheet(page)
      .getByText(/^C’est enregistré le 20 novembre 2026 à 19\sh \d\d\smin \d\d s\./)
      .waitFor();
    await sheet(page).getByRole('button', { name: 'Fermer' }).click();
    expect(await button(page).count()).toBe(0);
    expect(plain(await page.getByTestId('live-page').innerText())).toContain(
      `Rétractation : 1 × ${wine}, 16,00 € Il ne sera pas livré. Son prix ne vous sera pas demandé.`,
    );
    const { page: board } = await kitchen.openBoard();
    await card(board, number).getByTestId('withdrawn').waitFor();
    const told = plain(await card(board, number).innerText());
    expect(told).toContain(`Rétracté : 1 × ${wine}`);
    expect(told).toContain('12,90 €');
    await leave();
  });
});

describe('a bottle that was handed over', () => {
  it('is given back by keyboard, on a page of 320 px, and paid back by a manager [LAW-34, LAW-36, LAW-40]', async () => {
    const { page, problems, leave } = await newDiner(kitchen.shop.url, {
      viewport: { width: 320, height: 640 },
      bypassCSP: true,
    });
    const number = await order(page, ['Reine', lemonade]);
    await handOver(number);
    await follow(page);
    const declarations = countDeclarations(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await sheet(page).getByLabel('E-mail pour l’accusé de réception').focus();
    await page.keyboard.type('zoe@example.com');
    await page.keyboard.press('Enter');
    await page.getByTestId('withdraw-confirm').waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.goBack();
    const email = sheet(page).getByLabel('E-mail pour l’accusé de réception');
    await email.waitFor();
    expect(await email.inputValue()).toBe('zoe@example.com');
    expect(declarations()).toBe(0);
    await email.focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('withdraw-confirm').focus();
    await page.keyboard.press('Enter');
    await sheet(page)
      .getByText(/^C’est enregistré le/)
      .waitFor();
    expect(plain(await sheet(page).innerText())).toMatch(
      /Rapportez l’article, fermé, au 14 rue Belfort, 69004 Lyon avant le 4 décembre 2026/,
    );
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    expect(declarations()).toBe(1);

    const { page: manager } = await kitchen.newBoard();
    await manager.goto('/office/retractations');
    const row = manager.getByTestId('withdrawal').filter({ hasText: `nº ${number}` });
    await row.getByRole('button', { name: /^Rendu/ }).click();
    await row.getByRole('button', { name: 'Rembourser', exact: true }).click();
    await row.getByRole('button', { name: /^Remboursé en espèces/ }).click();
    await row.getByRole('button', { name: 'Oui, rendu' }).click();
    await manager.locator('[data-testid=withdrawal][data-state=settled]').waitFor();
    await page.getByText('C’est réglé.').waitFor();
    expect(problems).toEqual([]);
    await leave();
  });
});

describe('without the link', () => {
  it('a declaration is made by the number of the order, from the foot of any page [LAW-35, LAW-36, RTE-48]', async () => {
    const { page, problems, leave } = await newDiner(kitchen.shop.url, { viewport: phone, bypassCSP: true });
    const number = await order(page, ['Reine', wine]);
    const declarations = countDeclarations(page);
    await page.goto('/cookie-policy');
    await page.getByTestId('footer').getByRole('link', { name: 'Renoncer au contrat ici' }).click();
    await page.waitForURL('/retractation');
    await page.getByLabel('Numéro de commande').fill(String(number));
    await page.getByLabel('E-mail de la commande').fill('camille@example.com');
    await page.getByLabel('Votre nom').fill('Camille Martin');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByTestId('withdraw-confirm').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.goBack();
    expect(await page.getByLabel('Numéro de commande').inputValue()).toBe(String(number));
    expect(declarations()).toBe(0);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByTestId('withdraw-confirm').click();
    await page.getByRole('heading', { level: 1, name: 'Votre déclaration est enregistrée' }).waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  it.each(['/retractation', '/fr/retractation'])(
    '%s is a page that no search engine lists [LAW-35, RTE-48]',
    async (path) => {
      const answer = await fetch(kitchen.shop.url + path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
      expect(await (await fetch(`${kitchen.shop.url}/sitemap.xml`)).text()).not.toContain('retractation');
    },
  );
});

describe('on the tenth day', () => {
  it('the page of an order still has number, state, total and the button [LAW-34, LIV-14]', async () => {
    const { page, leave } = await newDiner(kitchen.shop.url, { viewport: phone });
    const number = await order(page, ['Reine', lemonade]);
    await handOver(number);
    const path = await follow(page);
    await kitchen.shop.stop();
    await kitchen.shop.restart({ CLOCK: '2026-11-30T18:00:00Z' });
    await page.goto(path);
    const text = plain(await page.getByTestId('live-page').innerText());
    expect(text).toContain(`Commande nº ${number}`);
    expect(text).toContain('Terminée');
    expect(text).toContain('Total : 16,80 €');
    await button(page).click();
    await sheet(page).getByLabel('Votre nom').fill('Camille Martin');
    await sheet(page).getByRole('button', { name: 'Continuer' }).click();
    await page.getByTestId('withdraw-confirm').click();
    await sheet(page)
      .getByText(/^C’est enregistré le 30 novembre 2026/)
      .waitFor();
    await leave();
  });
});

describe('a shop that sells nothing that can be given back', () => {
  it('has neither the page nor the link [LAW-35, RTE-48]', async () => {
    const other = await openShop();
    await changeCatalogue(other, ({ menus }) => {
      for (const { categories } of menus)
        for (const { items } of categories) for (const item of items) Object.assign(item, { withdrawal: false });
    });
    const status = async () => (await fetch(`${other.url}/retractation`)).status;
    await expect.poll(status, { timeout: 10_000 }).toBe(404);
    expect((await fetch(`${other.url}/fr/retractation`)).status).toBe(404);
    expect(await (await fetch(`${other.url}/menu`)).text()).not.toContain('retractation');
    await other.dispose();
  });
});

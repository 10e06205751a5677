import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newDiner, nothingKept } from '../browser.ts';
import { askDatabase } from '../shop-database.ts';
import { orderCash, ownerPassword } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();
const api = fileURLToPath(new URL('../../../apps/api/src', import.meta.url));

/** Finds the paths in mails, which the code writes after the site's root. What a payment provider is told is in no mail. */
function listWritten(): string[] {
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !name.includes('features/payment/paypal/'),
  );
  const texts = files.map((name) => readFileSync(join(api, name), 'utf8'));
  const paths = texts.flatMap((text) => [...text.matchAll(/siteRoot\}(\/[^`'"\s]*)/g)].map(([, path = '']) => path));
  return [...new Set(paths)].sort();
}

const find = (text: string, pattern: RegExp): string => {
  const [found] = text.match(pattern) ?? [];
  if (!found) throw new Error(`No mail holds ${pattern}`);
  return found;
};

/** How to find a link in the mails, and what its page shows. */
interface Led {
  link: (mails: string) => string;
  shows: (page: Page, number: number) => Promise<void>;
}
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('chef@example.com');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(ownerPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

const closedDay = '2026-11-18';

/** Closes the first day of the books, as if they had begun on it. */
async function closeDay(): Promise<void> {
  await askDatabase(kitchen.shop.dataDir, (query) => query(`update book_head set open_day = '${closedDay}'`));
  const { page } = await kitchen.newBoard();
  await page.goto('/office/clotures');
  await page.getByRole('button', { name: 'Clore la journée' }).click();
  await page.getByRole('button', { name: 'Clore', exact: true }).click();
  await page.getByText(/^La journée du .* est close\.$/).waitFor();
}

const led: Record<string, Led> = {
  '/commande/${trackToken}': {
    link: (mails) => find(mails, /\/commande\/[\w-]+/),
    shows: (page, number) => page.getByText(String(number)).first().waitFor(),
  },
  '/office/commandes/${number}': {
    link: (mails) => find(mails, /\/office\/commandes\/\d+/),
    shows: async (page, number) => {
      await signIn(page);
      await page
        .getByTestId('order-sheet')
        .getByRole('heading', { name: String(number) })
        .waitFor();
      await page.getByTestId('sheet-history').getByText('Commande passée').waitFor();
    },
  },
  '/office/clotures/${period}': {
    link: () => `/office/clotures/${closedDay}`,
    shows: async (page) => {
      await signIn(page);
      await page.getByTestId('close-payments').waitFor();
    },
  },
  '/office/entrer/${token}': {
    link: (mails) => find(mails, /\/office\/entrer\/[\w-]+/),
    shows: (page) => page.getByLabel('Nouveau mot de passe').waitFor(),
  },
  '/office/mot-de-passe': { link: () => '/office/mot-de-passe', shows: heading('Mot de passe oublié') },
  '/profile': { link: () => '/profile', shows: heading('Mon profil') },
  '/auth/login': { link: () => '/auth/login', shows: heading('Content de vous revoir') },
  '/auth/email#${token}': { link: () => '/auth/email#token', shows: heading('Reprendre mon adresse') },
  '/terms-of-service#retractation': {
    link: () => '/terms-of-service#retractation',
    shows: heading('Formulaire type de rétractation'),
  },
  '/auth/forgot': { link: () => '/auth/forgot', shows: heading('Mot de passe oublié') },
};

it('leads from each link that a mail can hold to what the mail says [AUT-34, LIV-25, ROL-27, REP-12]', async () => {
  expect(Object.keys(led).sort()).toEqual(listWritten());
  const { shop } = kitchen;
  const number = await orderCash(shop);
  await fetch(`${shop.url}/v2/office/session/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url },
    body: JSON.stringify({ email: 'chef@example.com' }),
  });
  const readMails = async () => (await shop.mails()).join('\n').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  await expect.poll(readMails, { timeout: 20_000 }).toMatch(/\/office\/entrer\//);
  await expect.poll(readMails, { timeout: 20_000 }).toMatch(/\/office\/commandes\//);
  const mails = await readMails();
  await closeDay();
  for (const { link, shows } of Object.values(led)) {
    const { page, problems, leave } = await newDiner(shop.url, nothingKept);
    const path = link(mails);
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await shows(page, number);
    expect(problems.filter((problem) => !problem.startsWith('Failed to load resource'))).toEqual([]);
    await leave();
  }
});

it('says that no order has such a number, and leads to the board [LIV-25]', async () => {
  const { page } = await kitchen.newBoard();
  await page.goto('/office/commandes/999999');
  await page.getByText('Aucune commande 999999').waitFor();
  await page.getByRole('link', { name: 'Aller aux commandes' }).click();
  await page.getByTestId('open-service').waitFor();
});

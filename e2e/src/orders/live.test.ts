import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { goTo, join, newMember, walkAsMember } from '../account-diner.ts';
import { liveState, openAnsweredShop } from '../answered-shop.ts';
import { newDiner } from '../browser.ts';
import { chooseCard, openPaymentStep, payByCard, typeCard } from '../card-diner.ts';
import { readLedger } from '../card-sandbox.ts';
import { countShifts, readShift } from '../count-shifts.ts';
import { addItem, placeOrder } from '../diner.ts';
import { later } from '../later.ts';
import type { OfficeHand } from '../office-hand.ts';
import { pagesOf } from '../pages-of.ts';
import { order } from '../scenes/checkout-steps.ts';
import type { Shop } from '../shop.ts';

let shop: Shop;
let office: OfficeHand;
beforeAll(async () => {
  ({ shop, office } = await openAnsweredShop());
});
afterAll(async () => {
  await shop.dispose();
});

/** Goes from the success page to the order's page. Resolves with the order's number. */
async function follow(page: Page): Promise<number> {
  const number = Number((await page.getByTestId('order-number').textContent())?.match(/\d+/)?.[0]);
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await page.waitForURL('**/commande/*');
  return number;
}

it('shows what the kitchen says of an order while it is looked at: a later time with the one before [LIV-01, LIV-05, LIV-07]', async () => {
  const { page, problems, leave } = await newDiner(shop.url);
  await order(page, 'pickup');
  const number = await follow(page);
  await liveState(page, 'new');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Commande reçue');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.locator('link[rel=canonical]').count()).toBe(0);
  const before = await page.getByTestId('live-due').textContent();
  await office.act(number, 'accept', ({ promisedAt }) => ({ dueAt: later(promisedAt, 600) }));
  await page.getByRole('heading', { name: 'Un peu plus tard que prévu' }).waitFor();
  expect(await page.locator('s').textContent()).toContain(before);
  expect(await page.getByTestId('live-due').textContent()).not.toBe(before);
  await office.act(number, 'ready');
  await page.getByRole('heading', { name: 'Votre commande est prête' }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

it('says on the page after an order what the kitchen did with it, also after a reload, and never that it is confirmed before [RTE-10, LIV-03, LIV-07]', async () => {
  const { page, problems, leave } = await newDiner(shop.url);
  await order(page, 'pickup');
  await liveState(page, 'new');
  const number = Number((await page.getByTestId('order-number').textContent())?.match(/\d+/)?.[0]);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Merci Camille/);
  expect(await page.locator('body').innerText()).not.toContain('confirmée');
  expect(await page.title()).not.toContain('confirmée');
  await office.act(number, 'accept', ({ promisedAt }) => ({ dueAt: promisedAt }));
  const confirmed = page.getByRole('heading', { name: 'Commande confirmée' });
  await confirmed.waitFor();
  expect(await confirmed.getAttribute('data-i18n')).toBe('Order success');
  await page.reload();
  await confirmed.waitFor();
  await office.act(number, 'cancel', () => ({ reason: 'incident', message: null }));
  await page.getByRole('heading', { level: 1, name: 'Commande annulée par le restaurant' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Commande annulée par le restaurant' }).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/confirmée|ça chauffe/);
  expect(problems).toEqual([]);
  await leave();
});

it('leads back to it from home and menu, in every tab, until it is handed over, and moves nothing for that [LIV-27]', async () => {
  const { page, problems, leave } = await newDiner(shop.url);
  await page.addInitScript(countShifts);
  await order(page, 'pickup');
  const number = Number((await page.getByTestId('order-number').textContent())?.match(/\d+/)?.[0]);
  await liveState(page, 'new');
  const line = (tab: Page) => tab.getByTestId('orders-under-way').getByRole('link');
  await page.goto('/menu');
  await expect
    .poll(async () => (await line(page).innerText()).replace(/\s/g, ' '))
    .toMatch(new RegExp(`^Commande ${number} · reçue · vers \\d+ h`));
  const other = await page.context().newPage();
  await other.goto('/');
  await line(other).waitFor();
  await office.act(number, 'accept', ({ promisedAt }) => ({ dueAt: promisedAt }));
  for (const tab of [page, other]) await line(tab).getByText('prête vers').waitFor();
  expect(await readShift(page)).toBe(0);
  await line(other).click();
  await other.waitForURL('**/commande/*');
  await office.act(number, 'ready');
  await line(page).getByText('prête, elle vous attend').waitFor();
  await office.act(number, 'hand-over', () => ({ isCashCollected: true }));
  await page.getByTestId('orders-under-way').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await leave();
});

it('loads what draws an order anew once there is something to draw, or somebody to tap [LIV-05, LIV-26]', async () => {
  const { page, problems, leave } = await newDiner(shop.url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const drawing = () => asked.filter((path) => /^\/assets\/(live-order|api-caller|cart)-/.test(path));
  await order(page, 'pickup');
  const number = await follow(page);
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await page.reload();
  await expect.poll(() => asked.filter((path) => path.endsWith('/live'))).toHaveLength(1);
  await page.waitForTimeout(1000);
  expect(drawing()).toEqual([]);
  await office.act(number, 'accept', ({ promisedAt }) => ({ dueAt: promisedAt }));
  await page.getByRole('heading', { name: /C’est accepté|En préparation/ }).waitFor();
  expect(drawing()).toContainEqual(expect.stringContaining('/assets/live-order-'));
  expect(asked.filter((path) => path.endsWith('/live'))).toHaveLength(2);
  expect(problems).toEqual([]);
  await leave();
});

it('takes a new order back, and its money comes back once [LIV-20, LIV-11]', async () => {
  const diner = await openPaymentStep(shop);
  const { page } = diner;
  await payByCard(page, '4242424242424242');
  await follow(page);
  const before = (await readLedger(shop)).refunds.length;
  await page.getByTestId('live-cancel').click();
  await page.getByRole('button', { name: 'Oui, annuler' }).click();
  await page.getByRole('heading', { name: 'Commande annulée' }).waitFor();
  await page.getByText('Vous êtes remboursé de').waitFor();
  expect((await readLedger(shop)).refunds).toHaveLength(before + 1);
  await diner.leave();
});

it('tells a member in their history and on its page how it goes on, what was paid back of it, and what is left [LIV-12, LIV-21]', async () => {
  const { page, problems, leave } = await newDiner(shop.url);
  await join(page, shop, newMember());
  await page.goto('/menu');
  for (const dish of ['Reine', 'Margherita']) await addItem(page, dish);
  await walkAsMember(page);
  await chooseCard(page);
  await typeCard(page, '4242424242424242');
  const number = await placeOrder(page);
  await office.act(number, 'accept', ({ promisedAt }) => ({ dueAt: promisedAt }));
  await shop.tool('orders', 'refund', String(number), '--line', '1');

  await goTo(page, '/profile/ViewOrders');
  await page.getByRole('link', { name: /^Détails/ }).click();
  const progress = page.getByTestId('order-progress');
  await progress.getByText('Acceptée', { exact: true }).waitFor();
  const told = progress.getByTestId('live-money');
  await told.getByText('Vous êtes remboursé de 12,90').waitFor();
  await told.getByText('1 × Reine').waitFor();
  const left = await told.getByText('Total après remboursement').locator('..').innerText();

  await progress.getByRole('link', { name: 'Suivre la commande' }).click();
  await page.waitForURL('**/commande/*');
  expect(await page.getByTestId('live-money').innerText()).toContain(left);
  const totalCents = Number(await page.locator('span[data-cents]').getAttribute('data-cents'));
  expect(Number(left.replace(/\D/g, ''))).toBe(totalCents - 1290);
  expect(problems).toEqual([]);
  await leave();
});

it('needs no script, and is kept by nobody on the way [LIV-22, LIV-01]', async () => {
  const diner = await newDiner(shop.url);
  await order(diner.page, 'pickup');
  const number = await follow(diner.page);
  const link = diner.page.url();
  await office.act(number, 'accept', ({ promisedAt }) => ({ dueAt: promisedAt }));

  const { page, leave } = await newDiner(shop.url, { javaScriptEnabled: false });
  for (const path of [link, link.replace('/commande/', '/fr/commande/')]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(await answer?.headerValue('cache-control')).toBe('no-store');
    expect(await answer?.headerValue('referrer-policy')).toBe('no-referrer');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/C’est accepté|En préparation/);
  }
  await office.act(number, 'ready');
  await page.getByRole('link', { name: 'Actualiser' }).click();
  await page.getByRole('heading', { name: 'Votre commande est prête' }).waitFor();
  const none = await page.goto(`/commande/${'A'.repeat(22)}`);
  expect(none?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Commande introuvable' }).waitFor();
  await leave();
  await diner.leave();
});

it('leads to a note on one page of paper, by keyboard too, with the name that is typed [BOK-51]', async () => {
  const { page, problems, leave } = await newDiner(shop.url, { bypassCSP: true });
  await order(page, 'pickup');
  await follow(page);
  await page.getByRole('link', { name: 'Imprimer une note' }).click();
  await page.waitForURL('**/note');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Zoé Petit');
  await page.keyboard.press('Tab');
  await page.evaluate(() => Object.assign(window, { print: () => document.body.append('imprimée') }));
  await page.keyboard.press('Enter');
  await page.getByText('imprimée').waitFor();
  for (const paper of [{ format: 'A4' }, { width: '80mm', height: '297mm' }])
    expect(pagesOf(await page.pdf(paper))).toBe(1);
  await page.getByRole('link', { name: 'Revenir à la commande' }).click();
  await liveState(page, 'new');
  expect(problems).toEqual([]);
  await leave();
});

it('leaves the menu a connection, however many pages of an order are open [LIV-29]', async () => {
  const { page, problems, leave } = await newDiner(shop.url);
  await order(page, 'pickup');
  const number = await follow(page);
  await liveState(page, 'new');
  const pages = [page];
  while (pages.length < 7) {
    const next = await page.context().newPage();
    await next.goto(page.url());
    await liveState(next, 'new');
    pages.push(next);
  }
  const menu = await page.context().newPage();
  await menu.goto(`${shop.url}/menu`, { timeout: 5_000 });
  await menu.getByTestId('item').first().waitFor({ timeout: 5_000 });
  await office.act(number, 'accept', ({ promisedAt }) => ({ dueAt: promisedAt }));
  // Pages without the event stream poll every fifteen seconds.
  await Promise.all(pages.map((one) => one.locator('[data-testid=live-page]:not([data-state=new])').waitFor()));
  expect(problems).toEqual([]);
  await leave();
});

import { expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { newDiner, phone } from '../browser.ts';
import { nameSeller } from '../name-seller.ts';
import { askDatabase } from '../shop-database.ts';
import { acceptSoon, card, inColumn, orderCash } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';
import { lookAtPage } from './look-at-page.ts';

const kitchen = keepKitchen();
const desk = { width: 1280, height: 1000 };
const typed = {
  companyName: 'Atelier Perrachon',
  siren: '732 829 320',
  billingAddress: '22 rue de la Martinière',
  billingPostalCode: '69001',
  billingCity: 'Lyon',
};

it('a company asks for its invoice on the page of its order, and the office has it [LAW-68, LAW-72]', async () => {
  const { shop } = kitchen;
  await nameSeller(shop);
  const number = await orderCash(shop);
  const [row] = await askDatabase(shop.dataDir, (query) =>
    query(`select track_token as token from order_progress join orders on id = order_id where number = ${number}`),
  );
  const { page, problems, leave } = await newDiner(shop.url, { viewport: phone, bypassCSP: true });
  await page.goto(`/commande/${row?.token}`);
  await page.getByTestId('ask-invoice').press('Enter');
  const form = page.getByTestId('invoice-form');
  for (const [name, text] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(text);
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Recevoir la facture' }).press('Enter');
  await page.getByText(/elle arrive par e-mail une fois la commande payée/).waitFor();
  expect(problems).toEqual([]);
  await leave();

  const { page: board, problems: faults } = await kitchen.openBoard({ viewport: desk, bypassCSP: true });
  await acceptSoon(board, number);
  await card(board, number).getByTestId('ready').click();
  await inColumn(board, 'ready', number);
  await card(board, number).getByTestId('hand-over').click();
  await board.getByTestId('hand-over-sheet').locator('label').filter({ hasText: 'Oui, en espèces' }).click();
  await board.getByTestId('hand-over-confirm').click();
  await card(board, number).waitFor({ state: 'detached' });
  await board.goto('/office/factures');
  const invoice = board.getByTestId('invoice').filter({ hasText: 'Atelier Perrachon' });
  await invoice.getByRole('button', { name: /^Noter le dépôt/ }).press('Enter');
  await lookAtPage(board, 'the invoices');
  await invoice.getByRole('button', { name: 'Noter' }).press('Enter');
  await invoice.getByText(/^Déposée le/).waitFor();
  await board.setViewportSize(phone);
  await lookAtPage(board, 'the invoices on a phone');
  await board.goto(`/office/commandes/${number}`);
  await board.getByTestId('order-invoices').getByText('Société : Atelier Perrachon.').waitFor();
  await board.setViewportSize(desk);
  await lookAtPage(board, 'the invoice of an order');
  expect(faults).toEqual([]);
});

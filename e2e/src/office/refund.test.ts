import { expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { phone } from '../browser.ts';
import { acceptSoon, card, inColumn, orderCash } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();

it('pays collected cash back from the order’s sheet, by the keyboard, on a phone too [REP-22, REP-24]', async () => {
  const { page } = await kitchen.openBoard();
  const number = await orderCash(kitchen.shop);
  await inColumn(page, 'new', number);
  await acceptSoon(page, number);
  await card(page, number).getByTestId('ready').click();
  await inColumn(page, 'ready', number);
  await card(page, number).getByTestId('hand-over').click();
  await page.getByTestId('hand-over-sheet').locator('label').filter({ hasText: 'Oui, en espèces' }).click();
  await page.getByTestId('hand-over-confirm').click();
  await card(page, number).waitFor({ state: 'detached' });

  const { page: small, problems } = await kitchen.newBoard({ viewport: phone, bypassCSP: true });
  await small.goto(`/office/commandes/${number}`);
  await small.getByTestId('refund').press('Enter');
  const sheet = small.getByTestId('refund-sheet');
  await sheet.getByText('il reste').waitFor();
  await sheet.getByRole('checkbox').first().press('Space');
  await sheet.getByTestId('refund-figures').getByText('à rendre maintenant').waitFor();
  await sheet.getByLabel('Pourquoi').selectOption('quality');
  expect(await findViolations(small)).toEqual([]);
  await sheet.getByRole('radio', { name: 'Un montant' }).press('Space');
  await sheet.getByLabel('Montant en euros').fill('1,5');
  await sheet.getByRole('button', { name: /Rembourser 1,50/ }).press('Enter');
  await small
    .getByTestId('past-order')
    .getByText(/Remboursé\s:\s1,50/)
    .waitFor();
  await small
    .getByTestId('sheet-history')
    .getByText(/Remboursé 1,50.*Qualité/)
    .waitFor();
  expect(problems).toEqual([]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { newDiner } from '../browser.ts';
import { chooseCard, openPaymentStep, typeCard } from '../card-diner.ts';
import { readLedger, registerWallets } from '../card-sandbox.ts';
import { changeCatalogue } from '../change-catalogue.ts';
import { addItem, chooseZone, walkToPayment } from '../diner.ts';
import { openShop, type Shop } from '../shop.ts';
import { acceptWallet, walletButton, walletSheet } from '../wallet-diner.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await changeCatalogue(shop, ({ settings }) => {
    settings['payments.tips.active'] = true;
    settings['payments.tips.duties_read'] = true;
  });
});
afterAll(() => shop.dispose());

it('a tip is asked for with the card, charged with the order by one press, and told afterwards [PYX-86, PYX-88, PYX-89]', async () => {
  const { page, calls, orders, leave } = await openPaymentStep(shop, { bypassCSP: true });
  const tip = page.getByTestId('tip');
  expect(await tip.count()).toBe(0);
  await chooseCard(page);
  await tip.getByText('2 €').click();
  await page.getByTestId('tip-rows').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await typeCard(page, '4242424242424242');
  await page.getByTestId('place-order').click();
  await page.waitForURL('**/success');
  const total = Number(orders()[0]?.body.total);
  expect(orders()[0]?.body.tip).toBe('2.00');
  const asked = calls.filter(({ path }) => path.endsWith('/stripe-payment-intent')).map(({ body }) => body.amount);
  expect(asked.at(-1)).toBe((total + 2).toFixed(2));
  const rows = (await page.getByTestId('tip-rows').innerText()).replace(/\s+/g, ' ');
  expect(rows).toContain('Pourboire pour l’équipe (hors TVA) 2,00 €');
  expect(rows).toContain(`Payé ${(total + 2).toFixed(2).replace('.', ',')} €`);
  await leave();
});

it('the sheet of a wallet lists order, delivery and tip, which add up to the recap and to the charge [PYX-20]', async () => {
  await registerWallets(shop);
  const { page, leave } = await newDiner(shop.url);
  await page.addInitScript(() => Object.assign(window, { PaymentRequest: class {} }));
  await page.goto('/menu');
  await addItem(page, 'Reine', 2);
  await chooseZone(page, 'Croix-Rousse');
  await walkToPayment(page, 'delivery');
  await page.locator('[data-testid=method][data-kind=wallet]').click();
  await page.getByTestId('tip').getByText('2 €').click();
  await page.getByTestId('tip-rows').waitFor();
  await walletButton(page).click();
  await walletSheet(page).getByRole('button', { name: 'Payer' }).waitFor();
  const rows = await walletSheet(page).locator('dl').locator('dt, dd').allInnerTexts();
  const cents = rows.map((text) => (/\d/.test(text) ? Number(text.replace(/\D/g, '')) : text));
  expect(cents).toEqual(['Commande', 2780, 'Livraison', 250, 'Pourboire', 200, 'Total', 3230]);
  expect((await page.getByTestId('tip-rows').innerText()).replace(/\s+/g, ' ')).toContain('À payer 32,30 €');
  await acceptWallet(page);
  await page.waitForURL('**/success');
  expect((await readLedger(shop)).charges.at(-1)?.amount).toBe(3230);
  await leave();
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newDiner } from '../browser.ts';
import { openPaymentStep } from '../card-diner.ts';
import { tellSandbox } from '../card-sandbox.ts';
import { addItem, onTab, storedLines } from '../diner.ts';
import {
  answerPaypal,
  approveButton,
  awayStep,
  leaveForPaypal,
  nothingPaid,
  openPaypalShop,
  outcomeOf,
  paidOnce,
  paypalRow,
} from '../paypal-diner.ts';
import type { Shop } from '../shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openPaypalShop();
});
afterEach(() => tellSandbox(shop, { clear: true }));
afterAll(() => shop.dispose());

describe('a payment by PayPal', () => {
  it('is a row that says where it leads, and ends in one order and one charge [PYX-41, PYX-46, RTE-49]', async () => {
    const { page, localIds, problems, leave } = await openPaymentStep(shop);
    expect(await paypalRow(page).innerText()).toContain('Vous passerez par PayPal, puis reviendrez ici.');
    const kinds = await page
      .getByTestId('method')
      .evaluateAll((rows) => rows.map((one) => one.getAttribute('data-kind')));
    expect(kinds).toEqual(['cash', 'card', 'paypal']);
    const label = await page.getByTestId('place-order').innerText();
    await paypalRow(page).click();
    expect(await page.getByTestId('place-order').innerText()).toBe(label);
    await page.getByTestId('place-order').click();
    await approveButton(page).waitFor();
    const returned = page.waitForResponse((response) => response.url().includes('/checkout/retour?r='));
    await approveButton(page).click();
    await page.waitForURL('**/success');
    const headers = (await returned).headers();
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
    expect(await outcomeOf(shop, localIds())).toEqual(paidOnce);
    expect(problems).toEqual([]);
    await leave();
  });

  it('is one order where no webhook tells of it [PYX-46]', async () => {
    await tellSandbox(shop, { webhooks: 'none' });
    const { page, localIds, leave } = await leaveForPaypal(shop);
    await approveButton(page).click();
    await page.waitForURL('**/success');
    expect(await outcomeOf(shop, localIds())).toEqual(paidOnce);
    await leave();
  });

  it('that the diner left is told at every way back, and goes on [PYX-48]', async () => {
    const { page, localIds, leave } = await leaveForPaypal(shop);
    const place = page.url();
    await page.goBack();
    await awayStep(page, 'open').waitFor();
    expect(await page.getByRole('status').filter({ hasText: 'revenu' }).innerText()).toContain(
      'Vous êtes revenu sans terminer sur PayPal. Rien n’a été débité.',
    );
    await page.goForward();
    await approveButton(page).waitFor();
    await page.goBack();
    await awayStep(page, 'open').waitFor();
    await page.reload();
    await awayStep(page, 'open').waitFor();
    await page.getByTestId('resume').click();
    await approveButton(page).waitFor();
    expect(page.url()).toBe(place);
    await approveButton(page).click();
    await page.waitForURL('**/success');
    expect(await outcomeOf(shop, localIds())).toEqual(paidOnce);
    await leave();
  });

  it('locks the cart in every tab, and can be given up in each [PYX-44, PYX-49]', async () => {
    const { page, localIds, leave } = await leaveForPaypal(shop);
    const other = await page.context().newPage();
    await other.goto('/checkout');
    await awayStep(other, 'open').waitFor();
    await other.getByRole('heading', { name: 'Paiement PayPal en cours', level: 1 }).waitFor();
    const lines = await storedLines(other);
    await other.goto('/menu');
    await addItem(other, 'Margherita').catch(() => undefined);
    await other.getByTestId('away-notice').first().waitFor();
    expect(await storedLines(other)).toEqual(lines);
    await other.goto('/checkout');
    await other.getByTestId('give-up').click();
    // This tab does not know what was typed in the first one.
    await onTab(other, 'type');
    // PayPal's page is still open there, and what is accepted on it is void.
    await approveButton(page).click();
    await page.getByText('Ce paiement a été annulé par le commerçant').waitFor();
    expect(await outcomeOf(shop, localIds())).toEqual(nothingPaid);
    await page.goto(`${shop.url}/checkout`);
    await page.getByText('Espèces au retrait').first().click();
    await page.getByTestId('place-order').click();
    await page.waitForURL('**/success');
    expect(await outcomeOf(shop, localIds())).toEqual({ orders: ['pending'], held: 0, charged: [] });
    await leave();
  });

  it('cancelled or refused there is said, and another payment may start [PYX-46]', async () => {
    const { page, localIds, leave } = await leaveForPaypal(shop);
    for (const answer of ['Annuler et revenir', 'Refuser']) {
      await page.getByRole('button', { name: answer }).click();
      await awayStep(page, 'failed').waitFor();
      expect(page.url()).toBe(`${shop.url}/checkout`);
      expect(await page.getByTestId('away').innerText()).toContain(
        'Votre paiement PayPal n’a pas abouti. Rien n’a été débité.',
      );
      await page.getByTestId('pay-again').click();
      await paypalRow(page).waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await page.getByTestId('place-order').click();
      await approveButton(page).waitFor();
    }
    await approveButton(page).click();
    await page.waitForURL('**/success');
    expect(await outcomeOf(shop, localIds())).toEqual(paidOnce);
    await leave();
  });

  it('is no payment because an address says so [PYX-46]', async () => {
    const { page, localIds, leave } = await leaveForPaypal(shop);
    const { origins } = await page.context().storageState();
    const cart = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'cart');
    const { attempt } = JSON.parse(cart?.value ?? '{}');
    await page.goto(`${shop.url}/checkout/retour?r=${attempt.away.token}&redirect_status=succeeded`);
    await awayStep(page, 'open').waitFor();
    expect(await outcomeOf(shop, localIds())).toEqual(nothingPaid);
    await leave();
  });

  it('is read in another browser by its address, which leads to the order alone [PYX-47]', async () => {
    const { page, localIds, leave } = await leaveForPaypal(shop);
    const address = await answerPaypal(page, 'approve');
    const other = await newDiner(shop.url);
    await other.page.goto(address);
    await other.page.waitForURL('**/commande/*');
    expect(await other.page.content()).not.toContain('camille@example.com');
    await page.goto(`${shop.url}/checkout`);
    await page.waitForURL('**/success');
    expect(await outcomeOf(shop, localIds())).toEqual(paidOnce);
    await other.page.goto('/checkout/retour?r=00000000000000000000000000000000');
    await other.page.locator('[data-testid=return-page][data-state=unknownToken]').waitFor();
    await other.page.getByRole('link', { name: 'Revenir à la commande' }).waitFor();
    await other.leave();
    await leave();
  });

  it('is not lost without a connection at the return [PYX-46]', async () => {
    const { page, localIds, leave } = await leaveForPaypal(shop);
    await page.goBack();
    await awayStep(page, 'open').waitFor();
    await page.context().setOffline(true);
    await page.getByText('Votre paiement PayPal n’est pas perdu').waitFor();
    expect(await page.getByTestId('resume').count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByTestId('resume').waitFor();
    await page.getByTestId('give-up').click();
    await page.getByTestId('place-order').waitFor();
    expect(await outcomeOf(shop, localIds())).toEqual(nothingPaid);
    await leave();
  });
});

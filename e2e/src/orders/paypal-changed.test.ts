import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCatalogue } from '../change-catalogue.ts';
import {
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
  // PayPal alone: neither cash nor cards.
  shop = await openPaypalShop({ 'payments.cod.active': false, 'payments.stripe.active': false });
});
afterAll(() => shop.dispose());

/** Kills the shop as a power cut does, and opens it again after so many minutes of its own clock. */
async function killFor(minutes: number): Promise<void> {
  await shop.kill();
  const at = Temporal.Instant.from('2026-11-20T18:00:00Z').add({ minutes });
  await shop.restart({ CLOCK: at.toString() });
}

describe('PayPal alone', () => {
  it('is chosen, needs no script of the provider, and is paid though the shop dies while its diner is away [PYX-40, PYX-72]', async () => {
    const { page, sandboxPaths, localIds, leave } = await leaveForPaypal(shop);
    expect(sandboxPaths.filter((path) => !path.startsWith('/paypal/'))).toEqual([]);
    await killFor(1);
    await approveButton(page).click();
    await page.waitForURL('**/success');
    expect(await outcomeOf(shop, localIds())).toEqual(paidOnce);
    await leave();
  });

  it('is paid once though the shop dies as its diner returns [PYX-72]', async () => {
    const { page, localIds, leave } = await leaveForPaypal(shop);
    let isDead = false;
    await page.route('**/v2/public/checkout/return', async (route) => {
      if (isDead) return route.continue();
      isDead = true;
      await route.abort();
      await killFor(2);
    });
    await approveButton(page).click();
    await page.waitForURL('**/success');
    expect([isDead, await outcomeOf(shop, localIds())]).toEqual([true, paidOnce]);
    await leave();
  });

  it('that waited for 40 minutes has expired, and can be begun again [PYX-45, PYX-48]', async () => {
    const { page, localIds, leave } = await leaveForPaypal(shop);
    await killFor(45);
    await page.goBack();
    await awayStep(page, 'expired').waitFor();
    expect(await page.getByTestId('away').innerText()).toContain(
      'Ce paiement PayPal a expiré. Rien n’a été débité : vous pouvez recommencer.',
    );
    await page.getByTestId('pay-again').click();
    await paypalRow(page).waitFor();
    await page.getByTestId('place-order').click();
    await approveButton(page).click();
    await page.waitForURL('**/success');
    expect(await outcomeOf(shop, localIds())).toEqual(paidOnce);
    await leave();
  });

  it('is released with the reason where the price changed meanwhile [PYX-50]', async () => {
    const { page, localIds, leave } = await leaveForPaypal(shop);
    await changeCatalogue(shop, ({ menus }) => {
      for (const { categories } of menus)
        for (const { items } of categories)
          for (const item of items) if (item.item_name === 'Reine') item.item_price.price_pickup += 1;
    });
    await approveButton(page).click();
    await awayStep(page, 'refused').waitFor();
    expect(await page.getByTestId('away').innerText()).toContain(
      'Votre paiement PayPal a été annulé : rien n’a été débité.',
    );
    await page.getByTestId('pay-again').click();
    await paypalRow(page).waitFor();
    await expect.poll(() => outcomeOf(shop, localIds())).toEqual(nothingPaid);
    await leave();
  });
});

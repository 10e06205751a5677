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

/** Kills the shop as a power cut does, and opens it again at a time of that evening, in UTC. It opened at 18:00. */
async function killUntil(time: string): Promise<void> {
  await shop.kill();
  await shop.restart({ CLOCK: `2026-11-20T${time}:00Z` });
}

describe('PayPal alone', () => {
  it('is chosen, needs no script of the provider, and is paid though the shop dies while its diner is away [PYX-40, PYX-72]', async () => {
    const { page, sandboxPaths, localIds, leave } = await leaveForPaypal(shop);
    expect(sandboxPaths.filter((path) => path.endsWith('.js') || path.startsWith('/v1/'))).toEqual([]);
    await killUntil('18:05');
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
      await killUntil('18:10');
    });
    await approveButton(page).click();
    await page.waitForURL('**/success');
    expect([isDead, await outcomeOf(shop, localIds())]).toEqual([true, paidOnce]);
    await leave();
  });

  it('that waited for 40 minutes has expired, and can be begun again [PYX-45, PYX-48]', async () => {
    const { page, localIds, leave } = await leaveForPaypal(shop);
    await killUntil('18:55');
    await page.goBack();
    await awayStep(page, 'expired').waitFor();
    expect(await page.getByTestId('away').innerText()).toMatch(
      /Ce paiement PayPal a expiré\. Rien n’a été débité\s: vous pouvez recommencer\./,
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
    expect(await page.getByTestId('away').innerText()).toMatch(
      /montant de la commande a changé[\s\S]+Votre paiement PayPal a été annulé\s: rien n’a été débité\./,
    );
    await page.getByTestId('pay-again').click();
    await paypalRow(page).waitFor();
    await expect.poll(() => outcomeOf(shop, localIds())).toEqual(nothingPaid);
    await leave();
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, changeCatalogue } from '../change-catalogue.ts';
import { onTab, storedLines } from '../diner.ts';
import { enterOffice, type OfficeSession } from '../office-hand.ts';
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

type Dish = Catalogue['menus'][0]['categories'][0]['items'][0];

const changeReine = (set: (reine: Dish) => void) =>
  changeCatalogue(shop, ({ menus }) => {
    for (const item of menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items)))
      if (item.item_name === 'Reine') set(item);
  });

const slot = '21:00';

let office: Promise<OfficeSession> | undefined;
/** The printed link opens the office once. */
const enter = () => (office ??= enterOffice(shop));

async function closeSlot(): Promise<void> {
  const { send } = await enter();
  const closed = { mode: 'pickup', date: '2026-11-20', value: slot, capacity: 0 };
  await send('PUT', '/v2/office/slots', { actionId: crypto.randomUUID(), ...closed });
}

/** Pauses pickup after the diner left. What was prepared before is honoured for five minutes (PSE-05). */
async function pausePickup(): Promise<void> {
  const { send } = await enter();
  const paused = { modes: ['pickup'], length: 60 };
  await send('POST', '/v2/office/pauses', { actionId: crypto.randomUUID(), ...paused });
  await killUntil('19:05');
}

interface Meanwhile {
  what: string;
  /** What the diner reads of it. */
  reason: RegExp;
  /** The step at which the diner chooses again. */
  leadsTo: 'delivery' | 'payment';
  chooseTime?: (page: Page) => Promise<void>;
  change: () => Promise<unknown>;
  undo?: () => Promise<unknown>;
}

const meanwhile: Meanwhile[] = [
  {
    what: 'the price rose',
    reason: /^Le montant de la commande a changé, veuillez vérifier votre panier\.$/,
    leadsTo: 'payment',
    change: () =>
      changeReine(({ item_price }) => {
        item_price.price_pickup += 1;
      }),
    undo: () =>
      changeReine(({ item_price }) => {
        item_price.price_pickup -= 1;
      }),
  },
  {
    what: 'the dish ran out',
    reason: /^Reine : indisponible\(s\)\. Veuillez choisir un autre horaire ou retirer ces articles\.$/,
    leadsTo: 'payment',
    change: () =>
      changeReine((reine) => {
        reine.is_available = false;
      }),
    undo: () =>
      changeReine((reine) => {
        reine.is_available = true;
      }),
  },
  {
    what: 'the slot went',
    reason: /^Ce créneau n’est plus disponible\.$/,
    leadsTo: 'delivery',
    chooseTime: async (page) => {
      await page.getByText('Plus tard', { exact: true }).click();
      await page.locator(`[name=delivery_time_range][value="${slot}"]`).check({ force: true });
    },
    change: closeSlot,
  },
  {
    what: 'the restaurant began a pause',
    reason: /^Le restaurant fait une pause pour le retrait : reprise à .+\.$/,
    leadsTo: 'delivery',
    change: pausePickup,
  },
];

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

  it.each(meanwhile)('is released with the reason where $what meanwhile [PYX-50]', async (one) => {
    const { page, localIds, leave } = await leaveForPaypal(shop, one.chooseTime);
    await one.change();
    await approveButton(page).click();
    await awayStep(page, 'refused').waitFor();
    const said = await page.getByTestId('away').locator('p').allInnerTexts();
    expect(said.map((text) => text.replace(/\s/g, ' '))).toEqual([
      expect.stringMatching(one.reason),
      'Votre paiement PayPal a été annulé : rien n’a été débité.',
    ]);
    await expect.poll(() => outcomeOf(shop, localIds())).toEqual(nothingPaid);
    await page.getByTestId('pay-again').click();
    await onTab(page, one.leadsTo);
    expect(await storedLines(page)).toMatchObject([{ quantity: 1 }]);
    await leave();
    await one.undo?.();
  });
});

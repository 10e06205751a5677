import type { Page } from 'playwright-core';
import { changeCatalogue } from './change-catalogue.ts';
import { type OfficeHand, openOffice } from './office-hand.ts';
import { openShop, type Shop } from './shop.ts';

/** Opens a shop that lets the restaurant accept orders, and a client that accepts them. */
export async function openAnsweredShop(): Promise<{ shop: Shop; office: OfficeHand }> {
  const shop = await openShop();
  await changeCatalogue(shop, ({ settings }) => {
    settings['office.reception'] = 'manual';
    // By this diners see that the shop has taken it over.
    settings['contacts.phone'] = '04 78 00 00 00';
  });
  return { shop, office: await openOffice(shop) };
}

/** Waits until the page of an order shows this state. */
export function liveState(page: Page, is: string): Promise<void> {
  return page.locator(`[data-testid="live-page"][data-state="${is}"]`).waitFor();
}

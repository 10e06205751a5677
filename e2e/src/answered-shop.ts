import type { Page } from 'playwright-core';
import { changeCatalogue } from './change-catalogue.ts';
import { type OfficeHand, openOffice } from './office-hand.ts';
import { openShop, type Shop } from './shop.ts';

/** The restaurant of this shop accepts each order itself, and `office` is the client that does so. */
export async function openAnsweredShop(): Promise<{ shop: Shop; office: OfficeHand }> {
  const shop = await openShop();
  await changeCatalogue(shop, ({ settings }) => {
    settings['office.reception'] = 'manual';
    // The page shows this phone number once the shop has loaded the changed settings.
    settings['contacts.phone'] = '04 78 00 00 00';
  });
  return { shop, office: await openOffice(shop) };
}

export function liveState(page: Page, is: string): Promise<void> {
  return page.locator(`[data-testid="live-page"][data-state="${is}"]`).waitFor();
}

import { menuToWire, offerToWire } from '@comptoir/contract';
import { type Menu, type Offer, weekdays } from '@comptoir/domain';
import type { Page } from 'playwright-core';
import { answerWith } from './answer-with.ts';

type KnownOffer = Offer & { type: NonNullable<Offer['type']> };

interface Reading {
  menus?: readonly Menu[];
  offers?: readonly KnownOffer[];
  settings?: Record<string, unknown>;
}

export async function readInstead(page: Page, { menus, offers, settings }: Reading): Promise<void> {
  if (menus) await answerWith(page, 'menus', () => menus.map(menuToWire));
  if (offers) await answerWith(page, 'offers', () => offers.map(offerToWire));
  if (settings)
    await answerWith(page, 'settings', (values: { name: string; value: unknown }[]) => [
      ...values.filter(({ name }) => !(name in settings)),
      ...Object.entries(settings).map(([name, value]) => ({ name, value })),
    ]);
}

/** Opening hours on all days from 11:30 to 14:30 and from 18:30 to 22:30. */
export const servedDaily = Object.fromEntries(weekdays.map((day) => [day, ['11:30-14:30', '18:30-22:30']]));

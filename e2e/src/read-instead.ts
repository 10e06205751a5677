import { menuToWire, offerToWire } from '@comptoir/contract';
import { type Menu, type Offer, weekdays } from '@comptoir/domain';
import type { Page } from 'playwright-core';
import { answerWith } from './answer-with.ts';

/** An offer of a type that this shop knows. */
type KnownOffer = Offer & { type: NonNullable<Offer['type']> };

/** Replaces parts of the catalogue in the browser. */
interface Reading {
  menus?: readonly Menu[];
  offers?: readonly KnownOffer[];
  /** Values by their full names; the others stay the shop's. */
  settings?: Record<string, unknown>;
}

/** Has a page read another catalogue than the shop's, from its next load on. */
export async function readInstead(page: Page, { menus, offers, settings }: Reading): Promise<void> {
  if (menus) await answerWith(page, 'menus', () => menus.map(menuToWire));
  if (offers) await answerWith(page, 'offers', () => offers.map(offerToWire));
  if (settings)
    await answerWith(page, 'settings', (values: { name: string; value: unknown }[]) => [
      ...values.filter(({ name }) => !(name in settings)),
      ...Object.entries(settings).map(([name, value]) => ({ name, value })),
    ]);
}

/** Served every day from half past eleven to half past two, and in the evening. */
export const servedDaily = Object.fromEntries(weekdays.map((day) => [day, ['11:30-14:30', '18:30-22:30']]));

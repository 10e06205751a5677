import type { ComponentType } from 'react';
import { leftOut } from '../../platform/built-for.ts';
import { type LazyPart, lazyPart, type PartOptions } from '../../platform/navigation/lazy-part.tsx';
import { askedProduct } from '../../screens/asked-product.ts';
import { announceOffline } from '../../state/page/announcement-store.ts';
import { NoPanel } from './no-panel.tsx';
import { NoSteps } from './no-steps.tsx';

type Opened = typeof import('./opened.ts');

const said = { onMissing: announceOffline };

function open<Props extends object>(
  pick: (opened: Opened) => ComponentType<Props>,
  options: PartOptions = { ...said, isOpened: true },
): LazyPart<Props> {
  return lazyPart(async () => pick(await import('./opened.ts')), options);
}

export const CartBar = open((opened) => opened.CartBar);
export const CartDrawer = open((opened) => opened.CartDrawer);
export const CartPanel = open((opened) => opened.CartPanel, { Instead: NoPanel, isOpened: true });
export const ItemCompanions = open((opened) => opened.ItemCompanions);
export const ItemSheet = open((opened) => opened.ItemSheet);
export const LocationPicker = open((opened) => opened.LocationPicker);
export const SearchResults = open((opened) => opened.SearchResults, said);
export const SettingsNote = open((opened) => opened.SettingsNote, said);

/** Loads the code of the sheet in the URL before hydration, because the server's HTML already contains the sheet. */
export async function loadDrawnParts(search: string): Promise<void> {
  if (askedProduct(search) !== null) await Promise.all([ItemSheet.load(), ItemCompanions.load()]);
}

export const ReorderSheet = lazyPart(
  async () => (await import('../../features/again/reorder-sheet.tsx')).ReorderSheet,
  said,
);
export const ExpressSheet = lazyPart(
  async () =>
    import.meta.env.VITE_BUILT_FOR === 'stores' ? leftOut() : (await import('./express-sheet.tsx')).ExpressSheet,
  {
    ...said,
    // The cart below it stays while the code loads.
    isOpened: true,
  },
);
export const CheckoutSteps = lazyPart(async () => (await import('./checkout-steps.tsx')).CheckoutSteps, {
  Instead: NoSteps,
});

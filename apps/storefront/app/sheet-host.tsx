import { indexItems } from '@comptoir/domain';
import { lazy, Suspense, useEffect } from 'react';
import { onIdle } from './platform/on-idle.ts';
import { useCartStore } from './state/cart/cart-store.ts';
import { closeSheet, useSheetStore } from './state/page/sheet-store.ts';
import { useCatalogue } from './state/shop/shop-context.tsx';

const ItemSheet = lazy(() => import('./features/item/item-sheet.tsx'));
const loadDrawer = () => import('./features/cart/cart-drawer.tsx');
const loadPicker = () => import('./features/location/location-picker.tsx');
const CartDrawer = lazy(loadDrawer);
const LocationPicker = lazy(loadPicker);

/** The sheet of the dish of a cart line, to change it. */
function EditedLine({ id }: { id: string }) {
  const line = useCartStore((cart) => cart.lines.find((known) => known.id === id));
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const entry = line && indexItems(menus).get(line.itemId);
  return entry ? <ItemSheet entry={entry} edited={line} onClose={closeSheet} /> : null;
}

/** What lies over the page, each loaded when it is first opened. */
export function SheetHost() {
  const sheet = useSheetStore((state) => state.sheet);
  // Fetched once the page is quiet, so that the first tap waits for nothing; one that fails is fetched again by the tap.
  useEffect(() => onIdle(() => void Promise.all([loadDrawer(), loadPicker()]).catch(() => undefined)), []);
  return (
    <Suspense>
      {sheet?.name === 'line' && <EditedLine id={sheet.id} />}
      {sheet?.name === 'cart' && <CartDrawer onClose={closeSheet} />}
      {sheet?.name === 'location' && <LocationPicker onClose={closeSheet} />}
    </Suspense>
  );
}

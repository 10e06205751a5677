import { indexItems } from '@comptoir/domain';
import { Suspense } from 'react';
import { CartDrawer, ItemSheet, LocationPicker } from './routes/parts/parts.ts';
import { useCartStore } from './state/cart/cart-store.ts';
import { closeSheet, useSheetStore } from './state/page/sheet-store.ts';
import { useCatalogue } from './state/shop/shop-context.tsx';

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
  return (
    <Suspense>
      {sheet?.name === 'line' && <EditedLine id={sheet.id} />}
      {sheet?.name === 'cart' && <CartDrawer onClose={closeSheet} />}
      {sheet?.name === 'location' && <LocationPicker onClose={closeSheet} />}
    </Suspense>
  );
}

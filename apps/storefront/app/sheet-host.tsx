import { indexItems } from '@comptoir/domain';
import { Suspense, useEffect } from 'react';
import { likelyWallet } from './platform/device.ts';
import { useNavigation } from './platform/navigation/navigation.ts';
import { onIdle } from './platform/watch/on-idle.ts';
import {
  CartDrawer,
  CheckoutSteps,
  ExpressSheet,
  ItemSheet,
  LocationPicker,
  ReorderSheet,
} from './routes/lazy/lazy-parts.ts';
import { Announcer } from './shell/components/announcer.tsx';
import { useCartStore } from './state/cart/cart-store.ts';
import { closeSheet, openSheet, useSheetStore } from './state/page/sheet-store.ts';
import { usePath } from './state/page/use-path.ts';
import { useCatalogue } from './state/shop/shop-context.tsx';

function EditedLine({ id }: { id: string }) {
  const line = useCartStore((cart) => cart.lines.find((known) => known.id === id));
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const entry = line && indexItems(menus).get(line.itemId);
  return entry ? <ItemSheet entry={entry} edited={line} onClose={closeSheet} /> : null;
}

/** Prefetches the checkout while the cart is open. */
function useCheckoutAhead(): void {
  const { prefetch } = useNavigation();
  const checkoutPath = usePath()('/checkout');
  const isNext = useCartStore((cart) => cart.lines.length > 0);
  const isCartOpen = useSheetStore(({ sheet }) => sheet?.name === 'cart');
  useEffect(() => {
    if (!isCartOpen || !isNext) return;
    return onIdle(() => {
      prefetch(checkoutPath);
      void CheckoutSteps.load();
      if (likelyWallet()) void ExpressSheet.load();
    });
  }, [isCartOpen, isNext, checkoutPath, prefetch]);
}

/** Leaving for another page closes the sheet before, and then the cart stays closed too. */
const backToCart = () => {
  if (useSheetStore.getState().sheet?.name === 'express') openSheet({ name: 'cart' });
};

/** Shows the sheet above the page. Its code loads on demand, and the back button closes it. */
export function SheetHost() {
  const { stages } = useNavigation();
  const sheet = useSheetStore((state) => state.sheet);
  const isOpen = sheet !== null;
  const isOverCart = sheet?.name === 'express' && sheet.isOverCart;
  const close = isOverCart ? backToCart : closeSheet;
  useCheckoutAhead();
  useEffect(() => (isOpen ? stages.cover(close) : undefined), [isOpen, close, stages]);
  return (
    <Suspense>
      {sheet?.name === 'line' && <EditedLine id={sheet.id} />}
      {(sheet?.name === 'cart' || isOverCart) && (
        <CartDrawer announcer={<Announcer isInSheet />} onClose={closeSheet} />
      )}
      {sheet?.name === 'express' && <ExpressSheet onClose={close} />}
      {sheet?.name === 'again' && <ReorderSheet outcome={sheet.outcome} onClose={closeSheet} />}
      {sheet?.name === 'location' && <LocationPicker onClose={closeSheet} />}
    </Suspense>
  );
}

import { indexItems } from '@comptoir/domain';
import { Suspense, useEffect } from 'react';
import { useNavigation } from './platform/navigation/navigation.ts';
import { onIdle } from './platform/watch/on-idle.ts';
import { CartDrawer, CheckoutSteps, ItemSheet, LocationPicker, ReorderSheet } from './routes/lazy/lazy-parts.ts';
import { Announcer } from './shell/components/announcer.tsx';
import { useCartStore } from './state/cart/cart-store.ts';
import { closeSheet, useSheetStore } from './state/page/sheet-store.ts';
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
    });
  }, [isCartOpen, isNext, checkoutPath, prefetch]);
}

/** Shows the sheet above the page. Its code loads on demand, and the back button closes it. */
export function SheetHost() {
  const { stages } = useNavigation();
  const sheet = useSheetStore((state) => state.sheet);
  const isOpen = sheet !== null;
  useCheckoutAhead();
  useEffect(() => (isOpen ? stages.cover(closeSheet) : undefined), [isOpen, stages]);
  return (
    <Suspense>
      {sheet?.name === 'line' && <EditedLine id={sheet.id} />}
      {sheet?.name === 'cart' && <CartDrawer announcer={<Announcer isInSheet />} onClose={closeSheet} />}
      {sheet?.name === 'again' && <ReorderSheet outcome={sheet.outcome} onClose={closeSheet} />}
      {sheet?.name === 'location' && <LocationPicker onClose={closeSheet} />}
    </Suspense>
  );
}

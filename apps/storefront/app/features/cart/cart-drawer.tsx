import { Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { type ReactNode, useId } from 'react';
import { cartMessages } from '../../messages/french/order/cart.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useShopCart } from '../../state/cart/use-shop-cart.ts';
import { CartContents } from './cart-contents.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useCartNotice } from './notices/use-cart-notice.tsx';
import { OrderLink } from './order-link.tsx';
import { SideDishes } from './side-dishes/side-dishes.tsx';
import { useAnnouncedTotal } from './use-announced-total.ts';

interface DrawerProps {
  /** The live region to use while the drawer is open, because a modal dialog makes the page inert. */
  announcer?: ReactNode;
  onClose: () => void;
}

function Drawer({ announcer, onClose }: DrawerProps) {
  const say = useMessage();
  const titleId = useId();
  const cart = useShopCart();
  const notice = useCartNotice(cart);
  useAnnouncedTotal(cart);
  const isEmpty = cart.isReady && cart.lines.length === 0;
  return (
    <Sheet titleId={titleId} kind="drawer" testId="cart" onClose={onClose}>
      <SheetHeader titleId={titleId} title={say('cart.title')} closeLabel={say('cart.close')} onClose={onClose} />
      <SheetBody className="stack">
        {!cart.isReady && <CartSkeleton />}
        {isEmpty && (
          <>
            {notice}
            <EmptyCart hasLink />
            <SideDishes cart={cart} />
          </>
        )}
        {cart.isReady && !isEmpty && <CartContents cart={cart} notice={notice} />}
      </SheetBody>
      {announcer}
      {!isEmpty && (
        <SheetFooter>
          <OrderLink cart={cart} />
        </SheetFooter>
      )}
    </Sheet>
  );
}

export default function CartDrawer(props: DrawerProps) {
  return (
    <AddedMessages add={{ cart: cartMessages }}>
      <Drawer {...props} />
    </AddedMessages>
  );
}

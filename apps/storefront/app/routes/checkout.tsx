import { CartSummary } from '../features/cart/cart-summary.tsx';
import { EmptyCart } from '../features/cart/empty-cart.tsx';
import { OrderRecapBox } from '../features/cart/recap/order-recap.tsx';
import { useAnnouncedTotal } from '../features/cart/use-announced-total.ts';
import { useCartNotice } from '../features/cart/use-cart-notice.tsx';
import { CheckoutFlow } from '../features/checkout/checkout-flow.tsx';
import { cartMessages } from '../messages/french/cart.ts';
import { checkoutMessages } from '../messages/french/checkout.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';
import { Logo } from '../shell/logo.tsx';
import { useShopCart } from '../state/cart/use-shop-cart.ts';

function CheckoutScreen() {
  const cart = useShopCart();
  const notice = useCartNotice(cart);
  useAnnouncedTotal(cart);
  return (
    <CheckoutFlow
      cart={cart}
      logo={<Logo />}
      summary={<CartSummary cart={cart} notice={notice} />}
      recap={<OrderRecapBox cart={cart} notice={notice} />}
      empty={
        <>
          {notice}
          <EmptyCart heading="h1" hasLink />
        </>
      }
    />
  );
}

export default function Checkout() {
  return (
    <AddedMessages add={{ cart: cartMessages, checkout: checkoutMessages }}>
      <CheckoutScreen />
    </AddedMessages>
  );
}

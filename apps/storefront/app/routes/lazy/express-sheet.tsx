import { SoldOutNote } from '../../features/cart/notices/sold-out-note.tsx';
import { useCartNotice } from '../../features/cart/notices/use-cart-notice.tsx';
import { ShortRecap } from '../../features/cart/recap/short-recap.tsx';
import { ExpressPickup } from '../../features/checkout/express/express-pickup.tsx';
import { CheckoutMessages } from '../../messages/checkout-messages.tsx';
import { expressMessages } from '../../messages/french/order/express.ts';
import { walletMessages } from '../../messages/french/order/wallet.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useShopCart } from '../../state/cart/use-shop-cart.ts';
import { freshMilliseconds, useFreshCatalogue } from '../../state/shop/use-fresh-catalogue.ts';

const messages = { express: expressMessages, wallet: walletMessages };

function Express({ onClose }: { onClose: () => void }) {
  const cart = useShopCart();
  const notice = useCartNotice(cart);
  useFreshCatalogue(freshMilliseconds.cart);
  return (
    <ExpressPickup
      cart={cart}
      soldOut={<SoldOutNote cart={cart} />}
      recap={<ShortRecap cart={cart} notice={notice} />}
      onClose={onClose}
    />
  );
}

export const ExpressSheet = (props: { onClose: () => void }) => (
  <CheckoutMessages>
    <AddedMessages add={messages}>
      <Express {...props} />
    </AddedMessages>
  </CheckoutMessages>
);

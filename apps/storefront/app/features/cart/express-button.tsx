import { Button, Icon } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';
import { useExpressWallet } from '../../state/cart/express-offer.ts';
import type { ShopCart } from '../../state/cart/shop-cart.ts';
import { walletNames } from '../../state/checkout/wallet-names.ts';
import { chooseMode } from '../../state/location/location-store.ts';
import { openSheet, useSheetStore } from '../../state/page/sheet-store.ts';

/** Orders the cart for pickup by a wallet, without the checkout's steps (PYX-27). */
export function ExpressButton({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const wallet = useExpressWallet(cart);
  const isOverCart = useSheetStore(({ sheet }) => sheet?.name === 'cart');
  if (!wallet) return null;
  return (
    <Button
      isWide
      kind="outline"
      data-testid="express"
      onClick={() => {
        chooseMode('pickup');
        openSheet({ name: 'express', isOverCart });
      }}
    >
      <Icon name="zap" />
      {say('cart.express')}
      <span className="at-end small">{walletNames[wallet]}</span>
    </Button>
  );
}

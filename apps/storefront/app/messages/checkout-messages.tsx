import type { ReactNode } from 'react';
import { cartMessages } from './french/order/cart.ts';
import { checkoutMessages } from './french/order/checkout.ts';
import { checkoutKeys } from './keys/checkout-keys.ts';
import { AddedMessages } from './messages-provider.tsx';
import { addSpecificationKeys } from './specification-keys.ts';

addSpecificationKeys(checkoutKeys);

export function CheckoutMessages({ children }: { children: ReactNode }) {
  return <AddedMessages add={{ cart: cartMessages, checkout: checkoutMessages }}>{children}</AddedMessages>;
}

import type { Receipt } from '@comptoir/contract';
import { KeptRecap } from '../../features/cart/recap/kept-recap.tsx';
import { cartMessages } from '../../messages/french/order/cart.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

/** What is in an order, with the sentences that it is said in. */
export function OrderRecap({ receipt }: { receipt: Receipt }) {
  return (
    <AddedMessages add={{ cart: cartMessages }}>
      <KeptRecap receipt={receipt} />
    </AddedMessages>
  );
}

import type { Receipt } from '@comptoir/contract';
import { KeptRecap } from '../../features/cart/recap/kept-recap.tsx';
import { cartMessages } from '../../messages/french/order/cart.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export function OrderRecap({ receipt }: { receipt: Receipt }) {
  return (
    <AddedMessages add={{ cart: cartMessages }}>
      <KeptRecap receipt={receipt} />
    </AddedMessages>
  );
}

import { KeptRecap } from '../features/cart/kept-recap.tsx';
import { Success } from '../features/order/success.tsx';
import { cartMessages } from '../messages/cart.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';
import { orderMessages } from '../messages/order.ts';
import { useOrderStore } from '../state/order-store.ts';

export default function OrderSuccess() {
  const { order } = useOrderStore();
  return (
    <AddedMessages add={{ cart: cartMessages, order: orderMessages }}>
      <Success recap={order?.receipt && <KeptRecap receipt={order.receipt} />} />
    </AddedMessages>
  );
}

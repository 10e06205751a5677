import { KeptRecap } from '../features/cart/recap/kept-recap.tsx';
import { Success } from '../features/order/success.tsx';
import { cartMessages } from '../messages/french/order/cart.ts';
import { orderMessages } from '../messages/french/order/order.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';
import { useOrderStore } from '../state/order/order-store.ts';

export default function OrderSuccess() {
  const { order } = useOrderStore();
  return (
    <AddedMessages add={{ cart: cartMessages, order: orderMessages }}>
      <Success recap={order?.receipt && <KeptRecap receipt={order.receipt} />} />
    </AddedMessages>
  );
}

import { OrderHistory } from '../../features/account/orders/order-history.tsx';
import { KeptRecap } from '../../features/cart/recap/kept-recap.tsx';
import { accountMessages } from '../../messages/french/account.ts';
import { cartMessages } from '../../messages/french/cart.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function ViewOrders() {
  return (
    <AddedMessages add={{ account: accountMessages, cart: cartMessages }}>
      <OrderHistory recap={(receipt) => <KeptRecap receipt={receipt} />} />
    </AddedMessages>
  );
}

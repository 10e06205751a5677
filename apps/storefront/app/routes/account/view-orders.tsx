import { OrderHistory } from '../../features/account/orders/order-history.tsx';
import { KeptRecap } from '../../features/cart/recap/kept-recap.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';
import { cartMessages } from '../../messages/french/cart.ts';

export default function ViewOrders() {
  return (
    <AccountMessages add={{ cart: cartMessages }}>
      <OrderHistory recap={(receipt) => <KeptRecap receipt={receipt} />} />
    </AccountMessages>
  );
}

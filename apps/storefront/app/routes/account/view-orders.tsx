import { OrderHistory } from '../../features/account/orders/order-history.tsx';
import { KeptRecap } from '../../features/cart/recap/kept-recap.tsx';
import { OrderProgress } from '../../features/live/order-progress.tsx';
import { Withdrawal } from '../../features/withdrawal/withdrawal.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';
import { againMessages } from '../../messages/french/order/again.ts';
import { cartMessages } from '../../messages/french/order/cart.ts';
import { liveMessages } from '../../messages/french/order/live.ts';

export default function ViewOrders() {
  return (
    <AccountMessages add={{ again: againMessages, cart: cartMessages, live: liveMessages }}>
      <OrderHistory
        recap={(receipt) => <KeptRecap receipt={receipt} />}
        progress={(token, recap) => (
          <OrderProgress key={token} token={token} drawWithdrawal={(followed) => <Withdrawal {...followed} />}>
            {recap}
          </OrderProgress>
        )}
      />
    </AccountMessages>
  );
}

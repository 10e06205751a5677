import { KeptRecap } from '../features/cart/recap/kept-recap.tsx';
import { LivePage } from '../features/live/live-page.tsx';
import { cartMessages } from '../messages/french/order/cart.ts';
import { liveMessages } from '../messages/french/order/live.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';
import { usePlace } from '../platform/navigation/navigation.ts';
import { askedOrder } from '../screens/asked-order.ts';

export default function Live() {
  const token = usePlace(({ pathname }) => askedOrder(pathname)) ?? '';
  return (
    <AddedMessages add={{ cart: cartMessages, live: liveMessages }}>
      <LivePage key={token} token={token} drawRecap={({ receipt }) => <KeptRecap receipt={receipt} />} />
    </AddedMessages>
  );
}

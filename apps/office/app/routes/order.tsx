import { OpenOrder } from '../features/order/open-order.tsx';
import { orderMessages } from '../messages/french/order.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';
import { usePath } from '../platform/navigation/navigation.ts';
import { findScreen } from '../screens/find-screen.ts';

/** `/office/commandes/:number` is the target of links in emails about an order (LIV-25). */
export default function OrderRoute() {
  const number = findScreen(usePath())?.params.number ?? '';
  return (
    <AddedMessages add={{ order: orderMessages }}>
      <OpenOrder key={number} number={number} />
    </AddedMessages>
  );
}

import { OrderPage } from '../../features/board/page/order-page.tsx';
import { boardMessages } from '../../messages/french/board/board.ts';
import { pastMessages } from '../../messages/french/past.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { usePath } from '../../platform/navigation/navigation.ts';
import { findScreen } from '../../screens/find-screen.ts';

/** `/office/commandes/:number`: one order of the history (REP-21), and the target of links in mails about it (LIV-25). */
export default function OrderRoute() {
  const number = findScreen(usePath())?.params.number ?? '';
  return (
    <AddedMessages add={{ board: boardMessages, past: pastMessages }}>
      <OrderPage key={number} number={number} />
    </AddedMessages>
  );
}

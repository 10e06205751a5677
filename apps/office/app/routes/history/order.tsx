import { DossierPage } from '../../features/board/dossier/dossier-page.tsx';
import { OrderPage } from '../../features/board/page/order-page.tsx';
import { boardMessages } from '../../messages/french/board/board.ts';
import { dossierMessages } from '../../messages/french/dossier.ts';
import { pastMessages } from '../../messages/french/past.ts';
import { paperMessages } from '../../messages/french/report/paper.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { usePath } from '../../platform/navigation/navigation.ts';
import { findScreen } from '../../screens/find-screen.ts';

/**
 * `/office/commandes/:number`: one order of the history (REP-21), and the target of links in mails about it (LIV-25).
 * Below it, the file of its contested payment (PYX-77): in one module, so that the board's scripts are not split further.
 */
export default function OrderRoute() {
  const found = findScreen(usePath());
  const number = found?.params.number ?? '';
  const Page = found?.screen.title === 'dossier' ? DossierPage : OrderPage;
  return (
    <AddedMessages add={{ board: boardMessages, dossier: dossierMessages, paper: paperMessages, past: pastMessages }}>
      <Page key={number} number={number} />
    </AddedMessages>
  );
}

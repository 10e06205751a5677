import { CloseSheet } from '../../features/books/close-sheet.tsx';
import { closesMessages } from '../../messages/french/books/closes.ts';
import { paperMessages } from '../../messages/french/report/paper.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { usePath } from '../../platform/navigation/navigation.ts';
import { findScreen } from '../../screens/find-screen.ts';

export default function CloseRoute() {
  const period = findScreen(usePath())?.params.period ?? '';
  return (
    <AddedMessages add={{ closes: closesMessages, paper: paperMessages }}>
      <CloseSheet key={period} period={period} />
    </AddedMessages>
  );
}

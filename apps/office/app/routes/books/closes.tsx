import { Closes } from '../../features/books/closes.tsx';
import { closesMessages } from '../../messages/french/books/closes.ts';
import { paperMessages } from '../../messages/french/report/paper.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function ClosesRoute() {
  return (
    <AddedMessages add={{ closes: closesMessages, paper: paperMessages }}>
      <Closes />
    </AddedMessages>
  );
}

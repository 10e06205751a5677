import { History } from '../../features/history/history.tsx';
import { boardMessages } from '../../messages/french/board/board.ts';
import { pastMessages } from '../../messages/french/past.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function HistoryRoute() {
  return (
    <AddedMessages add={{ board: boardMessages, past: pastMessages }}>
      <History />
    </AddedMessages>
  );
}

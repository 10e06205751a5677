import { Board } from '../features/board/board.tsx';
import { boardMessages } from '../messages/french/board.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';
import { OfficeMenu } from '../shell/office-menu.tsx';

/** `/office/board`: what the kitchen has to do. */
export default function BoardRoute() {
  return (
    <AddedMessages add={{ board: boardMessages }}>
      <main>
        <Board menu={<OfficeMenu />} />
      </main>
    </AddedMessages>
  );
}

import { lazy } from 'react';
import { Board } from '../features/board/board.tsx';
import { boardMessages } from '../messages/french/board/board.ts';
import { stockMessages } from '../messages/french/stock.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';
import { OfficeMenu } from '../shell/navigation/office-menu.tsx';

/** The stock page loads on demand, because the board is shown first. */
const Stock = lazy(async () => ({ default: (await import('../features/stock/stock.tsx')).Stock }));

export default function BoardRoute() {
  return (
    <AddedMessages add={{ board: boardMessages, stock: stockMessages }}>
      <main>
        <Board menu={<OfficeMenu />} stock={<Stock />} />
      </main>
    </AddedMessages>
  );
}

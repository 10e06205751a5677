import { Field } from '@comptoir/ui';
import { useState } from 'react';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { BoardSheet } from '../base/board-sheet.tsx';
import { searchBoard } from '../base/search-board.ts';
import { OrderResults } from './order-results.tsx';
import styles from './sheet.module.css';

export function SearchSheet() {
  const say = useMessage();
  const [asked, setAsked] = useState('');
  const orders = useBoardStore((state) => state.orders);
  const found = searchBoard([...orders.values()], asked);
  return (
    <BoardSheet testId="search-sheet" title={say('board.search.title')}>
      <div className={styles.parts}>
        <Field
          name="search"
          type="search"
          label={say('board.search.label')}
          hint={say('board.search.hint')}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
        {asked.trim() !== '' && found.length === 0 && <Text as="p" id="board.search.none" />}
        <OrderResults orders={found} />
      </div>
    </BoardSheet>
  );
}

import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { BoardSheet } from '../base/board-sheet.tsx';
import { useLeftOpen } from '../base/use-left-open.ts';
import { OrderResults } from './order-results.tsx';
import styles from './sheet.module.css';

export function LeftOpenSheet() {
  const say = useMessage();
  const orders = useLeftOpen();
  return (
    <BoardSheet testId="left-open-sheet" title={say('board.leftOpen.title', { count: orders.length })}>
      <div className={styles.parts}>
        <Text as="p" id={orders.length > 0 ? 'board.leftOpen.hint' : 'board.leftOpen.none'} />
        <OrderResults orders={orders} />
      </div>
    </BoardSheet>
  );
}

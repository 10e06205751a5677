import type { BoardOrder } from '@comptoir/contract';
import { useState } from 'react';
import { Consequence } from '../../../components/consequence.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Pick } from '../../../components/pick.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { closeSheet } from '../../../state/board/sheet-store.ts';
import { BoardSheet } from '../base/board-sheet.tsx';
import { useHour } from '../base/use-hour.ts';
import { useOrderActions } from '../base/use-order-actions.ts';
import { LateAlcohol } from './alcohol/late-alcohol.tsx';
import styles from './sheet.module.css';

const delays = [5, 10, 15, 20, 30];

export function DelaySheet({ order }: { order: BoardOrder }) {
  const say = useMessage();
  const sayHour = useHour();
  const { act } = useOrderActions(order);
  const [minutes, setMinutes] = useState(10);
  const dueAt = order.dueAt.add({ minutes });
  const hour = sayHour(dueAt);
  const delay = () => {
    act({ kind: 'delay', minutes });
    closeSheet();
  };
  return (
    <BoardSheet
      testId="delay-sheet"
      title={say('board.delay.title', { number: order.number })}
      footer={
        <OfficeButton kind="ink" className={styles.grow} onClick={delay} data-testid="delay-confirm">
          <Text id="board.delay.confirm" values={{ hour }} />
        </OfficeButton>
      }
    >
      <div className={styles.parts}>
        <Pick
          legend={say('board.delay.label')}
          isLarge
          chosen={minutes}
          onChoose={setMinutes}
          choices={delays.map((value) => ({
            value,
            label: say('board.delay.minutes', { minutes: value }),
            data: { 'data-minutes': value },
          }))}
        />
        <Consequence look="plain">
          {say('board.delay.told', { name: order.customer.firstName, hour, old: sayHour(order.dueAt) })}
        </Consequence>
        <LateAlcohol order={order} dueAt={dueAt} />
      </div>
    </BoardSheet>
  );
}

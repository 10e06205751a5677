import { useState } from 'react';
import { Consequence } from '../../../components/consequence.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { closeSheet } from '../../../state/board/sheet-store.ts';
import { useBoard } from '../base/board-context.ts';
import { BoardSheet } from '../base/board-sheet.tsx';
import styles from './sheet.module.css';

/** Asks if the test ring was audible, because software cannot detect that (BRD-17). */
export function SoundCheck() {
  const say = useMessage();
  const board = useBoard();
  const reception = useBoardStore(({ service }) => service?.reception ?? 'manual');
  const [isSilent, setSilent] = useState(false);
  return (
    <BoardSheet
      testId="sound-check"
      title={say('board.open.check')}
      footer={
        <>
          <OfficeButton kind="outline" onClick={() => setSilent(true)}>
            <Text id="board.open.no" />
          </OfficeButton>
          <OfficeButton kind="plain" onClick={() => void board.openService()}>
            <Text id="board.open.again" />
          </OfficeButton>
          <OfficeButton kind="go" className={styles.grow} onClick={closeSheet} data-testid="sound-heard">
            <Text id="board.open.yes" />
          </OfficeButton>
        </>
      }
    >
      <div className={styles.parts}>
        <Text as="p" id="board.open.checkHint" values={{ reception }} />
        <Consequence look={isSilent ? 'bad' : 'plain'}>
          {say(isSilent ? 'board.open.silent' : 'board.open.volume')}
        </Consequence>
      </div>
    </BoardSheet>
  );
}

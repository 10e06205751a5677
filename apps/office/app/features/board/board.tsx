import { classNames } from '@comptoir/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Text } from '../../messages/text.ts';
import { watchTaps } from '../../platform/watch/watch-taps.ts';
import { useActionStore } from '../../state/board/actions/action-store.ts';
import { useBoardStore } from '../../state/board/board-store.ts';
import { useColumnStore } from '../../state/board/column-store.ts';
import { useSheetStore } from '../../state/board/sheet-store.ts';
import { type RunningBoard, runBoard } from '../../state/running/run-board.ts';
import { wasServiceOpened } from '../../state/running/service-mark.ts';
import { useSoundStore } from '../../state/sound/sound-store.ts';
import { useBusy } from '../../state/version/busy.ts';
import { Arrivals } from './arrivals.tsx';
import { Bars } from './bars/bars.tsx';
import { BoardContext } from './base/board-context.ts';
import styles from './board.module.css';
import { Columns } from './columns/columns.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { OpenService } from './open/open-service.tsx';
import { Load } from './strip/load.tsx';
import { Strip } from './strip/strip.tsx';
import { Work } from './strip/work.tsx';
import { useBoardKeys } from './use-board-keys.ts';

interface BoardProps {
  menu: ReactNode;
  stock: ReactNode;
}

/** Runs the order board while mounted. The first tap opens the service. */
export function Board(props: BoardProps) {
  const [board, setBoard] = useState<RunningBoard | null>(null);
  // A link to an order opens the board without the start screen.
  const [isOpened, setOpened] = useState(() => wasServiceOpened() || useSheetStore.getState().sheet !== null);
  useEffect(() => {
    const running = runBoard();
    setBoard(running);
    return running.stop;
  }, []);
  if (!board) return null;
  return (
    <BoardContext value={board}>
      {isOpened ? <OpenBoard {...props} /> : <OpenService onOpened={() => setOpened(true)} />}
    </BoardContext>
  );
}

function OpenBoard({ menu, stock }: BoardProps) {
  const connection = useBoardStore((state) => state.connection.state);
  const level = useSoundStore((state) => state.level);
  const isCutOff = connection === 'lost' || connection === 'out';
  useBoardKeys();
  useEffect(watchTaps, []);
  const isAtWork = useIsAtWork();
  useBusy(level > 0 ? 'ring' : isAtWork ? 'work' : null);
  return (
    <div
      className={classNames(styles.board, level > 0 && styles.ringing, isCutOff && styles.cutOff)}
      data-testid="board"
    >
      <Text as="h1" id="board.heading" className="visually-hidden" />
      <Strip menu={menu} />
      <div className={styles.lines}>
        <Bars />
        <Load />
        <Work />
      </div>
      <Columns />
      <Arrivals />
      {level === 2 && <div className={styles.frame} />}
      <i data-testid="ring" data-level={level} hidden />
      <LaterSheet stock={stock} />
    </div>
  );
}

/** Returns true if the page is in use, so no new version may be loaded (OFC-16). */
function useIsAtWork(): boolean {
  const isCalled = useColumnStore(({ columns }) => columns.new.length > 0);
  const isAnswering = useSheetStore(({ sheet }) => sheet !== null);
  const isWaiting = useActionStore(({ pending }) => pending.length > 0);
  return isCalled || isAnswering || isWaiting;
}

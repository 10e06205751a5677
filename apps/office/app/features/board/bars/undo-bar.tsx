import type { BoardOrder } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { useEffect } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { endUndo } from '../../../state/board/undo-store.ts';
import { Bar } from '../base/bar.tsx';
import { useBoard } from '../base/board-context.ts';
import { useOrderActions } from '../base/use-order-actions.ts';

const shownMilliseconds = 5_000;

/** For a short time, an accepted order can be undone on this screen, because the tap may be a mistake (BRD-63). */
export function UndoBar({ accepted }: { accepted: BoardOrder }) {
  const board = useBoard();
  const { id, number } = accepted;
  const order = useBoardStore(({ orders }) => orders.get(id)) ?? accepted;
  const { state } = useOrderActions(order);
  useEffect(() => {
    const timer = setTimeout(() => endUndo(id), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [id]);
  // This screen or another one has already taken the next step.
  if (state !== 'accepted') return null;
  return (
    <Bar
      look="done"
      testId="undo-bar"
      drawing={<Icon name="check" />}
      text={<Text id="board.undo.text" values={{ number }} />}
    >
      <OfficeButton kind="plain" data-testid="take-back" onClick={() => board.takeBack(order)}>
        <Glyph name="undo-2" />
        <Text id="board.undo.button" />
      </OfficeButton>
    </Bar>
  );
}

import type { BoardOrder } from '@comptoir/contract';
import type { ActionKind } from '@comptoir/domain';
import { nextProgress } from '@comptoir/domain';
import { Icon } from '@comptoir/ui';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { closeSheet, openSheet } from '../../../state/board/sheet-store.ts';
import { useHour } from '../base/use-hour.ts';
import { useOrderActions } from '../base/use-order-actions.ts';
import { HandOverButton } from '../card/hand-over-button.tsx';
import { StartButton } from '../card/start-button.tsx';
import styles from './sheet.module.css';

interface OrderStepsProps {
  order: BoardOrder;
  /** The time for which the order is accepted. Null if no time is possible. */
  dueAt: Temporal.Instant | null;
  onAccept: () => void;
}

type EndStep = 'refuse' | 'cancel' | 'no-show';

interface EndStepsProps {
  can: (kind: EndStep) => boolean;
  open: (kind: EndStep) => () => void;
}

function EndSteps({ can, open }: EndStepsProps) {
  return (
    <>
      {can('refuse') && (
        <OfficeButton kind="outline" onClick={open('refuse')} data-testid="sheet-refuse">
          <Text id="board.act.refuse" />
        </OfficeButton>
      )}
      {can('cancel') && (
        <OfficeButton kind="outline" onClick={open('cancel')} data-testid="cancel">
          <Text id="board.act.cancel" />
        </OfficeButton>
      )}
      {can('no-show') && (
        <OfficeButton kind="outline" onClick={open('no-show')} data-testid="no-show">
          <Text id="board.act.noShow" />
        </OfficeButton>
      )}
    </>
  );
}

/** The buttons of all steps that the domain's table allows from the order's state. The server refuses steps that a role may not take. */
export function OrderSteps({ order, dueAt, onAccept }: OrderStepsProps) {
  const { state, act } = useOrderActions(order);
  const sayHour = useHour();
  // A finished order is recalled to where it stood; which that is, the server knows.
  const can = (kind: ActionKind) => nextProgress(kind, { state, stateBefore: 'ready' }, order.mode) !== null;
  const step = (kind: 'ready' | 'leave' | 'recall') => () => {
    act({ kind });
    closeSheet();
  };
  const open = (name: EndStep | 'delay') => () => openSheet({ name, orderId: order.id });
  return (
    <>
      <EndSteps can={can} open={open} />
      {can('delay') && (
        <OfficeButton kind="plain" onClick={open('delay')} data-testid="sheet-delay">
          <Glyph name="clock-plus" />
          <Text id="board.act.delay" />
        </OfficeButton>
      )}
      {can('recall') && !order.isCashPresumed && (
        <OfficeButton kind="plain" onClick={step('recall')} data-testid="sheet-recall">
          <Glyph name="undo-2" />
          <Text id={state === 'done' ? 'board.act.recallDone' : 'board.act.recall'} />
        </OfficeButton>
      )}
      {can('start') && <StartButton order={order} onStart={closeSheet} />}
      {can('leave') && (
        <OfficeButton kind={can('ready') ? 'outline' : 'ink'} onClick={step('leave')} data-testid="sheet-leave">
          <Icon name="bike" />
          <Text id="board.act.leave" />
        </OfficeButton>
      )}
      {can('ready') && can('hand-over') && <HandOverButton order={order} kind="outline" />}
      {can('ready') && (
        <OfficeButton kind="ink" className={styles.grow} onClick={step('ready')} data-testid="sheet-ready">
          <Glyph name="check-check" />
          <Text id="board.act.ready" />
        </OfficeButton>
      )}
      {can('hand-over') && !can('ready') && <HandOverButton order={order} className={styles.grow} />}
      {can('accept') && dueAt && (
        <OfficeButton kind="go" className={styles.grow} onClick={onAccept} data-testid="sheet-accept">
          <Icon name="check" />
          <Text id="board.act.acceptFor" values={{ hour: sayHour(dueAt) }} />
        </OfficeButton>
      )}
    </>
  );
}

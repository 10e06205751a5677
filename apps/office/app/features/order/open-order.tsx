import { ApiError } from '@comptoir/contract';
import { Skeleton } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useEffect } from 'react';
import { FailedBox } from '../../components/failed-box.tsx';
import { officeButtonClass } from '../../components/office-button.tsx';
import { StateBox } from '../../components/state-box.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { go } from '../../platform/navigation/navigation.ts';
import { openSheet } from '../../state/board/sheet-store.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { officeCaller } from '../../state/session/office-caller.ts';

const boardPath = '/office/board';

const isUnknown = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);

/** Opens the order's sheet, even if the board does not show the order any more (LIV-25). */
export function OpenOrder({ number }: { number: string }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(() => officeCaller.numberedOrder(number));
  const order = answer.kind === 'here' ? answer.value : null;
  useEffect(() => {
    if (!order) return;
    openSheet({ name: 'order', orderId: order.id, order });
    go(boardPath, { isReplacing: true });
  }, [order]);
  if (answer.kind !== 'failed') return <Skeleton height="12rem" radius="1rem" />;
  if (!isUnknown(answer.error)) return <FailedBox error={answer.error} onRetry={() => void ask()} />;
  return (
    <StateBox icon="circle-alert" title={say('order.unknown', { number })} text={say('order.unknownText')} isAlert>
      <Link to={boardPath} className={officeButtonClass({ kind: 'plain' })}>
        {say('state.board')}
      </Link>
    </StateBox>
  );
}

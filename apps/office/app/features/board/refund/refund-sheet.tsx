import type { BoardOrder } from '@comptoir/contract';
import { Answered } from '../../../components/answered.tsx';
import { refundMessages } from '../../../messages/french/board/refund.ts';
import { AddedMessages } from '../../../messages/messages-provider.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { BoardSheet } from '../base/board-sheet.tsx';
import { RefundForm } from './refund-form.tsx';

/** Pays a paid order back: some of its lines, an amount, the rest (REP-22, REP-24), or its tip (PYX-90). */
export function RefundSheet({ order }: { order: BoardOrder }) {
  return (
    <AddedMessages add={{ refund: refundMessages }}>
      <Content order={order} />
    </AddedMessages>
  );
}

function Content({ order }: { order: BoardOrder }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(() => editorCaller.refundable(order.id));
  if (answer.kind === 'here' && answer.value.leftCents + (answer.value.tipLeftCents ?? 0) > 0)
    return <RefundForm order={order} refundable={answer.value} />;
  return (
    <BoardSheet testId="refund-sheet" kind="broad" title={say('refund.title', { number: order.number })}>
      <Answered answer={answer} onRetry={ask} rowHeight="4rem">
        {() => <Text as="p" id="refund.nothing" />}
      </Answered>
    </BoardSheet>
  );
}

import type { BoardOrder } from '@comptoir/contract';
import { type EndReason, endReasons } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { useState } from 'react';
import { Text } from '../../../messages/text.tsx';
import { useFormat } from '../../../messages/use-format.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { OfficeButton } from '../../../parts/office-button.tsx';
import { closeSheet } from '../../../state/board/sheet-store.ts';
import { Consequence } from '../base/consequence.tsx';
import { useOrderActions } from '../base/use-order-actions.ts';
import { BoardSheet } from './board-sheet.tsx';
import { Pick } from './pick.tsx';
import styles from './sheet.module.css';

const mostSigns = 200;

/** Why an order is refused or cancelled: the last is the shop's own. */
function reasonsFor({ mode }: BoardOrder): EndReason[] {
  const onlyDelivered: EndReason[] = ['no_courier', 'address'];
  return endReasons.filter(
    (reason) => reason !== 'no_answer' && (mode === 'delivery' || !onlyDelivered.includes(reason)),
  );
}

/** Refuses a new order or cancels an accepted one: why, in whose words, and what it means for the diner and their money (BRD-30, BRD-36). */
export function EndSheet({ order, kind }: { order: BoardOrder; kind: 'refuse' | 'cancel' }) {
  const say = useMessage();
  const { act } = useOrderActions(order);
  const [reason, setReason] = useState<EndReason | null>(null);
  const [message, setMessage] = useState('');
  const isReady = reason !== null && (reason !== 'other' || message.trim() !== '');
  const end = () => {
    if (reason) act({ kind, reason, message: message.trim() || null });
    closeSheet();
  };
  const name = order.customer.firstName;
  return (
    <BoardSheet
      testId={`${kind}-sheet`}
      title={say(`board.end.${kind}Title`, { number: order.number })}
      footer={
        <>
          <OfficeButton kind="outline" onClick={closeSheet}>
            <Text id="board.sheet.back" />
          </OfficeButton>
          <OfficeButton
            kind="bad"
            className={styles.grow}
            disabled={!isReady}
            onClick={end}
            data-testid={`${kind}-confirm`}
          >
            <EndWord order={order} kind={kind} />
          </OfficeButton>
        </>
      }
    >
      <div className={styles.parts}>
        <Text as="p" id="board.end.hint" />
        <Pick
          legend={say('board.end.reasons')}
          chosen={reason}
          onChoose={setReason}
          choices={reasonsFor(order).map((value) => ({
            value,
            label: say(`board.reason.${value}`),
            data: { 'data-testid': 'refuse-reason', 'data-reason': value },
          }))}
        />
        <Field
          name="message"
          label={say(reason === 'other' ? 'board.end.messageNeeded' : 'board.end.message', { name })}
          maxLength={mostSigns}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <EndConsequence order={order} />
      </div>
    </BoardSheet>
  );
}

function useLeft({ totalCents, refundedCents }: BoardOrder): string {
  const format = useFormat();
  return format.money(totalCents - refundedCents);
}

function EndWord({ order, kind }: { order: BoardOrder; kind: 'refuse' | 'cancel' }) {
  const amount = useLeft(order);
  const isPaid = order.dueCents === 0;
  return <Text id={`board.end.${kind}${isPaid ? 'Card' : 'Cash'}`} values={{ amount }} />;
}

function EndConsequence({ order }: { order: BoardOrder }) {
  const say = useMessage();
  const amount = useLeft(order);
  const isPaid = order.dueCents === 0;
  const name = order.customer.firstName;
  return <Consequence look="bad">{say(isPaid ? 'board.end.card' : 'board.end.cash', { name, amount })}</Consequence>;
}

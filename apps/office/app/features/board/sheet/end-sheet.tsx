import type { BoardOrder } from '@comptoir/contract';
import { type EndReason, endOfLength, endReasons, type SoldOutDishes } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { serverNow } from '@comptoir/web-app/clock';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { Consequence } from '../../../components/consequence.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Pick } from '../../../components/pick.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { closeSheet } from '../../../state/board/sheet-store.ts';
import { useSite } from '../../../state/site.ts';
import { BoardSheet } from '../base/board-sheet.tsx';
import { isUnpaid, refundableCents } from '../base/order-money.ts';
import { useOrderActions } from '../base/use-order-actions.ts';
import { nothingSoldOut, SoldOutFields, type SoldOutWish } from './refusal/sold-out-fields.tsx';
import styles from './sheet.module.css';

const mostSigns = 200;

/** The reasons for a refusal or a cancellation. The last one is free text. */
function reasonsFor({ mode }: BoardOrder): EndReason[] {
  const onlyDelivered: EndReason[] = ['no_courier', 'address'];
  return endReasons.filter(
    (reason) => reason !== 'no_answer' && (mode === 'delivery' || !onlyDelivered.includes(reason)),
  );
}

interface ReasonFieldsProps {
  order: BoardOrder;
  reason: EndReason | null;
  onReason: (reason: EndReason) => void;
}

function ReasonFields({ order, reason, onReason }: ReasonFieldsProps) {
  const say = useMessage();
  return (
    <div className={styles.parts}>
      <Text as="p" id="board.end.hint" />
      <Pick
        legend={say('board.end.reasons')}
        chosen={reason}
        onChoose={onReason}
        choices={reasonsFor(order).map((value) => ({
          value,
          label: say(`board.reason.${value}`),
          data: { 'data-testid': 'refuse-reason', 'data-reason': value },
        }))}
      />
    </div>
  );
}

/** Refuses a new order or cancels an accepted one: why, in whose words, and what it means for the diner and their money (BRD-30, BRD-36). */
export function EndSheet({ order, kind }: { order: BoardOrder; kind: 'refuse' | 'cancel' }) {
  const say = useMessage();
  const { act } = useOrderActions(order);
  const { timeZone } = useSite();
  const [reason, setReason] = useState<EndReason | null>(null);
  const [message, setMessage] = useState('');
  const [wish, setWish] = useState(nothingSoldOut);
  const isReady = reason !== null && (reason !== 'other' || message.trim() !== '');
  const asksWhich = kind === 'refuse' && reason === 'sold_out';
  const end = () => {
    if (reason) {
      const why = { reason, message: message.trim() || null };
      act(kind === 'cancel' ? { kind, ...why } : { kind, ...why, ...(asksWhich && soldOutOf(wish, timeZone)) });
    }
    closeSheet();
  };
  const name = order.customer.firstName;
  return (
    <BoardSheet
      kind="broad"
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
      <div className={styles.columns}>
        <ReasonFields order={order} reason={reason} onReason={setReason} />
        <div className={styles.parts}>
          {asksWhich && <SoldOutFields order={order} wish={wish} onWish={setWish} />}
          <Field
            name="message"
            label={say(reason === 'other' ? 'board.end.messageNeeded' : 'board.end.message', { name })}
            maxLength={mostSigns}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
          <EndConsequence order={order} />
        </div>
      </div>
    </BoardSheet>
  );
}

/** The dishes that the refusal marks as sold out. The server knows when the service ends. */
function soldOutOf({ itemIds, length }: SoldOutWish, timeZone: string): { soldOut?: SoldOutDishes } {
  if (itemIds.size === 0) return {};
  const until = length === 'service' ? length : endOfLength(length, serverNow().toZonedDateTimeISO(timeZone));
  return { soldOut: { itemIds: [...itemIds], until } };
}

function EndWord({ order, kind }: { order: BoardOrder; kind: 'refuse' | 'cancel' }) {
  const format = useFormat();
  const refundable = refundableCents(order);
  const amount = format.money(refundable);
  return <Text id={`board.end.${kind}${refundable > 0 ? 'Card' : 'Cash'}`} values={{ amount }} />;
}

function EndConsequence({ order }: { order: BoardOrder }) {
  const say = useMessage();
  const format = useFormat();
  const refundable = refundableCents(order);
  const values = { name: order.customer.firstName, amount: format.money(refundable) };
  const nothing = isUnpaid(order) ? 'board.end.cash' : 'board.end.nothing';
  return <Consequence look="bad">{say(refundable > 0 ? 'board.end.card' : nothing, values)}</Consequence>;
}

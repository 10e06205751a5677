import { type BoardOrder, longestRemark, type Refundable } from '@comptoir/contract';
import { type RefundReason, refundReasons } from '@comptoir/domain';
import { Field, Icon } from '@comptoir/ui';
import { randomId } from '@comptoir/web-app/base';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { withManager } from '../../../state/approval/with-manager.ts';
import { openSheet } from '../../../state/board/sheet-store.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { BoardSheet } from '../base/board-sheet.tsx';
import styles from './refund.module.css';
import { RefundFigures } from './refund-figures.tsx';
import { useRefundQuote } from './use-refund-quote.ts';
import { nothingChosen, WhatFields, whatOf } from './what-fields.tsx';

interface RefundFormProps {
  order: BoardOrder;
  /** At least one cent is left of the order or its tip. */
  refundable: Refundable;
}

/** Asks what is paid back and why, shows what it comes to, and leads back to the order once it is asked for. */
export function RefundForm({ order, refundable }: RefundFormProps) {
  const say = useMessage();
  const format = useFormat();
  // A retry sends the same id, so that the server pays back only once.
  const [id] = useState(randomId);
  const [choice, setChoice] = useState(nothingChosen);
  const [reason, setReason] = useState<RefundReason | ''>('');
  const [remark, setRemark] = useState('');
  const { isBusy, failure, run } = useSending();
  const what = whatOf(choice);
  const { quote, failure: unquoted } = useRefundQuote(order.id, what);
  const { method, totalCents, leftCents } = refundable;
  const showOrder = (shown: BoardOrder) => openSheet({ name: 'order', orderId: order.id, order: shown });

  async function payBack(): Promise<void> {
    if (!what || !quote || reason === '') return;
    const why = { id, reason, remark: remark.trim() || null };
    const answer = await withManager({ action: 'refund', orderId: order.id, number: order.number }, (grant) =>
      editorCaller.refund(order.id, what, grant === undefined ? why : { ...why, grant }),
    );
    if (answer) showOrder(answer.order);
  }

  return (
    <BoardSheet
      testId="refund-sheet"
      kind="broad"
      title={say('refund.title', { number: order.number })}
      footer={
        <>
          <OfficeButton kind="outline" onClick={() => showOrder(order)}>
            <Text id="refund.back" />
          </OfficeButton>
          <OfficeButton
            kind="bad"
            className={styles.grow}
            isBusy={isBusy}
            disabled={!quote || reason === ''}
            onClick={() => run(payBack)}
            data-testid="refund-confirm"
          >
            <Icon name="banknote" />
            {quote
              ? say('refund.confirmAmount', { amount: format.money(quote.amountCents + (quote.tipCents ?? 0)) })
              : say('refund.confirm')}
          </OfficeButton>
        </>
      }
    >
      <div className={styles.parts}>
        <Text
          as="p"
          id="refund.paid"
          values={{ method, total: format.money(totalCents), left: format.money(leftCents) }}
        />
        <FailureNote failure={failure} />
        <WhatFields refundable={refundable} choice={choice} onChoose={setChoice} />
        <WhyFields reason={reason} remark={remark} onReason={setReason} onRemark={setRemark} />
        <FailureNote failure={unquoted} />
        {quote && <RefundFigures quote={quote} method={method} />}
      </div>
    </BoardSheet>
  );
}

interface WhyFieldsProps {
  reason: RefundReason | '';
  remark: string;
  onReason: (reason: RefundReason | '') => void;
  onRemark: (remark: string) => void;
}

function WhyFields({ reason, remark, onReason, onRemark }: WhyFieldsProps) {
  const say = useMessage();
  return (
    <div className={styles.why}>
      <SelectField
        name="reason"
        label={say('refund.reason')}
        chosen={reason}
        onChoose={(value) => onReason(value as RefundReason | '')}
        choices={[
          { value: '', label: say('refund.choose') },
          ...refundReasons.map((value) => ({ value, label: say(`board.history.why.${value}`) })),
        ]}
      />
      <Field
        name="remark"
        label={say('refund.remark')}
        autoComplete="off"
        maxLength={longestRemark}
        value={remark}
        onChange={({ target }) => onRemark(target.value)}
      />
    </div>
  );
}

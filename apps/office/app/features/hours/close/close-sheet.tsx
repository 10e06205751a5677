import type { DueOrder } from '@comptoir/contract';
import { Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useId, useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { closingOf, longestMessage, type SpecialDay } from '../../../state/hours/special-days.ts';
import { DueOrders } from '../base/due-orders.tsx';
import styles from '../base/hours.module.css';
import { useClosing } from './use-closing.ts';

interface CloseSheetProps {
  today: Temporal.PlainDate;
  published: readonly SpecialDay[];
  onClosed: (date: Temporal.PlainDate, orders: readonly DueOrder[]) => void;
  onClose: () => void;
}

/** Closes today or tomorrow at once, with a sentence for diners (HRS-06). */
export function CloseSheet({ today, published, onClosed, onClose }: CloseSheetProps) {
  const say = useMessage();
  const format = useFormat();
  const titleId = useId();
  const [message, setMessage] = useState('');
  const { asked, isUnderstood, isRefused, busy, failure, understand, close } = useClosing(onClosed);
  const days = [
    { date: today, label: say('hours.closing.today') },
    { date: today.add({ days: 1 }), label: say('hours.closing.tomorrow') },
  ].filter(({ date }) => !closingOf(published, date));
  return (
    <Sheet titleId={titleId} kind="slim" testId="close-sheet" onClose={onClose}>
      <SheetHeader
        titleId={titleId}
        title={say('hours.closing.title')}
        closeLabel={say('hours.close')}
        onClose={onClose}
      />
      <SheetBody className={styles.parts}>
        <p>{say('hours.closing.intro')}</p>
        <FailureNote failure={failure} />
        <TextArea
          name="message"
          label={say('draft.hours.message')}
          rows={2}
          maxLength={longestMessage}
          value={message}
          onChange={({ target }) => setMessage(target.value.replaceAll('\n', ' '))}
          hint={say('hours.closing.messageHint', { count: message.length, max: longestMessage })}
          error={undefined}
        />
        {asked && (
          <DueOrders
            orders={asked.orders}
            isOneDay
            name="understood"
            isUnderstood={isUnderstood}
            error={isRefused ? say('hours.due.needed') : undefined}
            onUnderstand={understand}
          />
        )}
      </SheetBody>
      <SheetFooter className={styles.choices}>
        {days.map(({ date, label }) => (
          <OfficeButton
            key={date.toString()}
            kind={asked?.date.equals(date) ? 'bad' : 'ink'}
            isBusy={busy === date.toString()}
            onClick={() => void close(date, message)}
          >
            <span>
              {label}
              <small>{format.day(date)}</small>
            </span>
          </OfficeButton>
        ))}
      </SheetFooter>
    </Sheet>
  );
}

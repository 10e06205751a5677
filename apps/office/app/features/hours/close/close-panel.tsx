import type { DueOrder } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { Consequence } from '../../../components/consequence.tsx';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { closingOf, type SpecialDay } from '../../../state/hours/special-days.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from '../base/hours.module.css';
import { CloseSheet } from './close-sheet.tsx';
import { useAskedClosing } from './use-asked-closing.ts';

interface ClosePanelProps {
  today: Temporal.PlainDate;
  published: readonly SpecialDay[];
  onChanged: () => Promise<void>;
}

/** Closes today or tomorrow at once, and opens them again (HRS-06). */
export function ClosePanel({ today, published, onChanged }: ClosePanelProps) {
  const say = useMessage();
  const format = useFormat();
  const [isOpen, setOpen] = useAskedClosing();
  const [said, setSaid] = useState('');
  const dayOf = (date: Temporal.PlainDate) => capital(format.day(date));
  const days = [today, today.add({ days: 1 })];
  const closed = days.flatMap((date) => {
    const closing = closingOf(published, date);
    return closing ? [{ date, message: closing.message }] : [];
  });
  const sayMet = (orders: readonly DueOrder[]) =>
    orders.length === 0
      ? ''
      : ` ${say('hours.closing.met', { count: orders.length, list: format.list(orders.map(({ number }) => `n° ${number}`)) })}`;
  const noteClosed = (date: Temporal.PlainDate, orders: readonly DueOrder[]) => {
    setOpen(false);
    setSaid(say('hours.closing.done', { day: dayOf(date) }) + sayMet(orders));
    void onChanged();
  };
  const noteOpened = (date: Temporal.PlainDate) => {
    setSaid(say('hours.closing.reopened', { day: dayOf(date) }));
    return onChanged();
  };
  return (
    <Panel title={say('hours.closing.panel')}>
      <div className={styles.parts}>
        <p className={styles.quiet}>{say('hours.closing.intro')}</p>
        {closed.map(({ date, message }) => (
          <ClosedDay key={date.toString()} date={date} message={message} onOpened={noteOpened} />
        ))}
        <p role="status" className={styles.said} data-testid="closing-said">
          {said}
        </p>
        {closed.length < days.length && (
          <OfficeButton kind="outline" isForDesk isWide onClick={() => setOpen(true)}>
            <Glyph name="calendar-off" />
            {say('hours.closing.open')}
          </OfficeButton>
        )}
      </div>
      {isOpen && closed.length < days.length && (
        <CloseSheet today={today} published={published} onClosed={noteClosed} onClose={() => setOpen(false)} />
      )}
    </Panel>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface ClosedDayProps {
  date: Temporal.PlainDate;
  message: string;
  onOpened: (date: Temporal.PlainDate) => Promise<void>;
}

function ClosedDay({ date, message, onOpened }: ClosedDayProps) {
  const say = useMessage();
  const format = useFormat();
  const { isBusy, failure, run } = useSending();
  const day = format.day(date);
  const open = () =>
    run(async () => {
      await editorCaller.openDay(date);
      await onOpened(date);
    });
  return (
    <div className={styles.closed} data-testid="closed-day">
      <Consequence look="bad">
        {say(message ? 'hours.closing.isClosedWith' : 'hours.closing.isClosed', { day: capital(day), message })}
      </Consequence>
      <OfficeButton
        kind="plain"
        isForDesk
        isBusy={isBusy}
        aria-label={say('hours.closing.reopenNamed', { day })}
        onClick={open}
      >
        {say('hours.closing.reopen')}
      </OfficeButton>
      <FailureNote failure={failure} />
    </div>
  );
}

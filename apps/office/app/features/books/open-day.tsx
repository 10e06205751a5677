import type { BooksState } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { useSending } from '../../components/form/use-sending.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { StateBox } from '../../components/state-box.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { useSession } from '../../state/session/session-store.ts';
import styles from './closes.module.css';

interface OpenDayProps {
  books: BooksState;
  onClosed: () => Promise<void>;
}

/** The oldest day that is open. Once it is over, an owner closes it at the second tap (BOK-12). */
export function OpenDay({ books: { openDay, isOver }, onClosed }: OpenDayProps) {
  const say = useMessage();
  const format = useFormat();
  const session = useSession();
  const [step, setStep] = useState<'shown' | 'asked'>('shown');
  const [closed, setClosed] = useState<Temporal.PlainDate | null>(null);
  const { isBusy, failure, run } = useSending();
  if (!openDay) return <StateBox icon="book-open" title={say('closes.notBegun')} text={say('closes.notBegunText')} />;
  const day = `${format.weekdayName(openDay)} ${format.date(openDay)}`;
  const mayClose = isOver && session?.permissions.includes('keep-books');
  const close = async () => {
    await editorCaller.closeBooks(openDay);
    await onClosed();
    setClosed(openDay);
    setStep('shown');
  };
  return (
    <Panel title={say('closes.open.title')}>
      <div className={styles.open} data-testid="open-day">
        {closed && <p role="status">{say('closes.open.done', { day: format.date(closed) })}</p>}
        {step === 'shown' && <p>{say(isOver ? 'closes.open.over' : 'closes.open.day', { day })}</p>}
        <FailureNote failure={failure} />
        {step === 'asked' ? (
          <>
            <p role="alert">{say('closes.open.sure', { day })}</p>
            <div className={styles.buttons}>
              <OfficeButton kind="outline" isForDesk autoFocus onClick={() => setStep('shown')}>
                {say('closes.open.keep')}
              </OfficeButton>
              <OfficeButton kind="ink" isForDesk isBusy={isBusy} onClick={() => run(close)}>
                {say('closes.open.yes')}
              </OfficeButton>
            </div>
          </>
        ) : (
          mayClose && (
            <OfficeButton kind="ink" isForDesk onClick={() => setStep('asked')}>
              {say('closes.open.close')}
            </OfficeButton>
          )
        )}
      </div>
    </Panel>
  );
}

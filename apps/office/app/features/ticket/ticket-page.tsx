import { ApiError, type Ticket } from '@comptoir/contract';
import type { TicketPaper as Paper } from '@comptoir/domain';
import { Skeleton } from '@comptoir/ui';
import { randomId } from '@comptoir/web-app/base';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FailedBox } from '../../components/failed-box.tsx';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { useSending } from '../../components/form/use-sending.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { StateBox } from '../../components/state-box.tsx';
import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { closeWindow, printPage } from '../../platform/print-page.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import styles from './ticket-page.module.css';
import { TicketPaper } from './ticket-paper.tsx';

interface TicketPageProps {
  orderId: string;
  paper: Paper;
}

/** Shows a paper of an order as it is printed next, and prints it by the browser (TCK-10). */
export function TicketPage({ orderId, paper }: TicketPageProps) {
  const say = useMessage();
  const { answer, ask } = useAnswer(() => editorCaller.ticket(orderId, paper));
  return (
    <main className={styles.page}>
      {answer.kind === 'loading' && <Skeleton height="20rem" radius="0.5rem" />}
      {answer.kind === 'failed' && <NoTicket error={answer.error} onRetry={() => void ask()} />}
      {answer.kind === 'here' && <PrintableTicket orderId={orderId} paper={paper} preview={answer.value} />}
      {answer.kind === 'failed' && (
        <OfficeButton kind="plain" onClick={closeWindow}>
          {say('ticket.close')}
        </OfficeButton>
      )}
    </main>
  );
}

function PrintableTicket({ orderId, paper, preview }: TicketPageProps & { preview: Ticket }) {
  const say = useMessage();
  const { isBusy, failure, run } = useSending();
  const [actionId, setActionId] = useState(randomId);
  const [printed, setPrinted] = useState<Ticket | null>(null);
  const print = () =>
    run(async () => {
      const ticket = await editorCaller.printTicket(orderId, actionId, paper);
      // The print dialog shows the page as it is drawn, so the answer is drawn first.
      flushSync(() => setPrinted(ticket));
      setActionId(randomId());
      printPage();
    });
  const isCopy = printed !== null || preview.copy > 0;
  return (
    <>
      <div className={styles.tools}>
        <h1>{say('ticket.heading', { paper })}</h1>
        <OfficeButton kind="ink" isBusy={isBusy} onClick={print} data-testid="print-now">
          <Glyph name="printer" />
          {say(isCopy ? 'ticket.printCopy' : 'ticket.print')}
        </OfficeButton>
        <OfficeButton kind="plain" onClick={closeWindow}>
          {say('ticket.close')}
        </OfficeButton>
        <FailureNote failure={failure} />
      </div>
      <TicketPaper lines={(printed ?? preview).lines} />
    </>
  );
}

function NoTicket({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = useMessage();
  const status = error instanceof ApiError ? error.status : null;
  if (status !== 404 && status !== 409 && status !== 422) return <FailedBox error={error} onRetry={onRetry} />;
  const text = say(status === 409 ? 'ticket.notAccepted' : 'ticket.unknown');
  return <StateBox icon="circle-alert" title={say('ticket.none')} text={text} isAlert />;
}

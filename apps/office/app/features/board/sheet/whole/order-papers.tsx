import type { BoardOrder } from '@comptoir/contract';
import { hasKitchenTicket, ticketPapers } from '@comptoir/domain';
import { randomId } from '@comptoir/web-app/base';
import { useState } from 'react';
import { FailureNote } from '../../../../components/form/failure-note.tsx';
import { useSending } from '../../../../components/form/use-sending.ts';
import { OfficeButton, officeButtonClass } from '../../../../components/office-button.tsx';
import { Glyph } from '../../../../icons/glyph.tsx';
import { Text } from '../../../../messages/text.ts';
import { editorCaller } from '../../../../state/session/editor-caller.ts';
import styles from './order-facts.module.css';

/** Leads to the papers of an order, in a window of their own, so that the board goes on ringing (TCK-10), and mails the receipt (TCK-22). */
export function OrderPapers({ order: { id, state } }: { order: BoardOrder }) {
  const [isMailed, setMailed] = useState(false);
  const { isBusy, failure, run } = useSending();
  const papers = ticketPapers.filter((paper) => paper === 'receipt' || hasKitchenTicket(state));
  const mailReceipt = () =>
    run(async () => {
      setMailed(false);
      await editorCaller.mailReceipt(id, randomId());
      setMailed(true);
    });
  return (
    <div>
      <div className={styles.links}>
        {papers.map((paper) => (
          <a
            key={paper}
            className={officeButtonClass({ kind: 'plain' })}
            href={`/office/tickets/${id}?paper=${paper}`}
            target="_blank"
            rel="noreferrer"
            data-testid="print"
            data-paper={paper}
          >
            <Glyph name="printer" />
            <Text id={`board.sheet.print.${paper}`} />
          </a>
        ))}
        <OfficeButton kind="plain" isBusy={isBusy} onClick={mailReceipt}>
          <Text id="board.sheet.mailReceipt" />
        </OfficeButton>
      </div>
      <div role="status">{isMailed && <Text as="p" id="board.sheet.receiptMailed" />}</div>
      <FailureNote failure={failure} />
    </div>
  );
}

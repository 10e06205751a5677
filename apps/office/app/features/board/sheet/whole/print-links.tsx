import type { BoardOrder } from '@comptoir/contract';
import { hasKitchenTicket, ticketPapers } from '@comptoir/domain';
import { officeButtonClass } from '../../../../components/office-button.tsx';
import { Glyph } from '../../../../icons/glyph.tsx';
import { Text } from '../../../../messages/text.ts';
import styles from './order-facts.module.css';

/** Leads to the papers of an order, in a window of their own, so that the board goes on ringing (TCK-10). */
export function PrintLinks({ order: { id, state } }: { order: BoardOrder }) {
  const papers = ticketPapers.filter((paper) => paper === 'receipt' || hasKitchenTicket(state));
  return (
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
    </div>
  );
}

import type { Ticket } from '@comptoir/contract';
import { classNames } from '@comptoir/ui';
import { useLayoutEffect, useRef } from 'react';
import { setPageSize } from '../../platform/print-page.ts';
import styles from './ticket-paper.module.css';

const widthMm = 80;

/** A paper in real size, larger on the screen. The page that is printed has the paper's size, without margins (TCK-10). */
export function TicketPaper({ lines }: Pick<Ticket, 'lines'>) {
  const paper = useRef<HTMLDivElement>(null);
  // Its proportions are those of the print, whatever the zoom of the screen is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when the lines change
  useLayoutEffect(() => {
    const { width, height } = paper.current?.getBoundingClientRect() ?? { width: 1, height: 0 };
    return setPageSize(widthMm, Math.ceil((height / width) * widthMm) + 1);
  }, [lines]);
  return (
    <div ref={paper} className={styles.paper} data-testid="ticket">
      {lines.map((line, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a ticket never change places
        <TicketRow key={position} line={line} />
      ))}
    </div>
  );
}

function TicketRow({ line }: { line: Ticket['lines'][number] }) {
  if (line.kind === 'code') return <p className={styles.address}>{line.address}</p>;
  const { indent, text, isLarge, isBold, isReversed } = line;
  return (
    <p className={classNames(styles.line, isLarge && styles.large, isBold && styles.bold)}>
      {' '.repeat(indent)}
      <span className={isReversed && styles.reversed}>{text}</span>
    </p>
  );
}

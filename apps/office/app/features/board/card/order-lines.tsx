import type { BoardLine } from '@comptoir/contract';
import { speaksOfAllergy } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { writeChange } from '@comptoir/words';
import { Fragment } from 'react';
import { Text } from '../../../messages/text.ts';
import { NoteBand } from './band/note-band.tsx';
import styles from './order-lines.module.css';

/** A card shows at most this many lines, unless only one more would be hidden (BRD-03). */
const mostLines = 8;

const writeChanges = ({ changes }: BoardLine) => changes.map(writeChange).join(' · ');

interface OrderLineProps {
  line: BoardLine;
  /** The price of the line. Absent if no price is shown. */
  amount?: string | undefined;
}

function OrderLine({ line, amount }: OrderLineProps) {
  const changes = writeChanges(line);
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{line.quantity} ×</span>
      <b>
        {line.name}
        {line.isFree && !amount && (
          <>
            {' '}
            <Text as="small" id="board.card.free" />
          </>
        )}
      </b>
      {amount && <span className={classNames(styles.amount, 'figures')}>{amount}</span>}
      {changes && <strong className={styles.changes}>{changes}</strong>}
      {line.note && <NoteBand note={line.note} />}
    </li>
  );
}

interface OrderLinesProps {
  lines: readonly BoardLine[];
  isWhole?: boolean;
  /** The prices by the position of their line. Empty if no prices are shown. */
  amounts?: readonly string[];
}

/** The dishes of an order. The notes of hidden lines stay visible (BRD-04). */
export function OrderLines({ lines, isWhole = false, amounts = [] }: OrderLinesProps) {
  const shown = isWhole || lines.length <= mostLines ? lines : lines.slice(0, mostLines - 1);
  const folded = lines.slice(shown.length);
  return (
    <>
      <ul className={styles.lines}>
        {shown.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change places
          <OrderLine key={position} line={line} amount={amounts[position]} />
        ))}
      </ul>
      {folded.length > 0 && (
        <Text as="p" id="board.card.more" className={styles.more} values={{ count: folded.length }} />
      )}
      <Notes lines={folded} />
    </>
  );
}

export function FoldedLines({ lines }: { lines: readonly BoardLine[] }) {
  return (
    <>
      <p className={styles.folded}>
        {lines.map((line, position) => {
          const changes = writeChanges(line);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change places
            <Fragment key={position}>
              {position > 0 && ', '}
              {line.quantity} × {line.name}
              {changes && <strong className={styles.changes}> {changes}</strong>}
            </Fragment>
          );
        })}
      </p>
      <Notes lines={lines} />
    </>
  );
}

function Notes({ lines }: { lines: readonly BoardLine[] }) {
  const notes = lines.flatMap(({ note }) => note || []);
  const gravestFirst = notes.toSorted((one, other) => Number(speaksOfAllergy(other)) - Number(speaksOfAllergy(one)));
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change places
  return gravestFirst.map((note, position) => <NoteBand key={position} note={note} />);
}

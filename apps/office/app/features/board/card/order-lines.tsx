import type { BoardLine } from '@comptoir/contract';
import type { DishChange } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { Fragment } from 'react';
import { Text } from '../../../messages/text.ts';
import { type Say, useMessage } from '../../../messages/use-message.ts';
import { NoteBand } from './band/note-band.tsx';
import { speaksOfAllergy } from './band/speaks-of-allergy.ts';
import styles from './order-lines.module.css';

/** A card shows at most this many lines, unless only one more would be hidden (BRD-03). */
const mostLines = 8;

/** A change to a dish, as the kitchen writes it: "Sans gluten", "+ 2 Burrata". */
function sayChange({ name, quantity, group, isExtra }: DishChange, say: Say): string {
  if (quantity === 0) return say('board.card.without', { name });
  const said = group === null ? name : say('board.card.groupChoice', { group, name });
  const counted = quantity === 1 ? said : `${quantity} ${said}`;
  return isExtra ? `+ ${counted}` : counted;
}

const sayChanges = ({ changes }: BoardLine, say: Say) => changes.map((change) => sayChange(change, say)).join(' · ');

interface OrderLineProps {
  line: BoardLine;
  /** The price of the line. Absent if no price is shown. */
  amount?: string | undefined;
}

function OrderLine({ line, amount }: OrderLineProps) {
  const say = useMessage();
  const changes = sayChanges(line, say);
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
  const say = useMessage();
  return (
    <>
      <p className={styles.folded}>
        {lines.map((line, position) => {
          const changes = sayChanges(line, say);
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

import type { BoardLine } from '@comptoir/contract';
import { classNames } from '@comptoir/ui';
import { Text } from '../../../messages/text.tsx';
import { NoteBand } from './note-band.tsx';
import styles from './order-lines.module.css';

/** A card shows so many lines; one of more than one line over that is folded (BRD-03). */
const mostLines = 8;

/** What the options of a line say: "Classique 33 cm · 2 Mozzarella". */
function writeChoices({ options }: BoardLine): string {
  const choices = options.flatMap(({ choices }) => choices);
  return choices.map(({ name, quantity }) => (quantity > 1 ? `${quantity} ${name}` : name)).join(' · ');
}

interface OrderLineProps {
  line: BoardLine;
  /** What it costs; absent: that is not shown. */
  amount?: string | undefined;
}

function OrderLine({ line, amount }: OrderLineProps) {
  const choices = writeChoices(line);
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{line.quantity} ×</span>
      <b>
        {line.name}
        {line.isFree && (
          <>
            {' '}
            <Text as="small" id="board.card.free" />
          </>
        )}
      </b>
      {amount && <span className={classNames(styles.amount, 'figures')}>{amount}</span>}
      {choices && <small>{choices}</small>}
      {line.note && <NoteBand note={line.note} />}
    </li>
  );
}

interface OrderLinesProps {
  lines: readonly BoardLine[];
  isWhole?: boolean;
  /** What each line costs, where that is shown. */
  amounts?: readonly string[];
}

/** The dishes of an order. What is folded away leaves its notes on the card (BRD-04). */
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

/** An order in a line or two: the dishes alone, and every note. */
export function FoldedLines({ lines }: { lines: readonly BoardLine[] }) {
  return (
    <>
      <p className={styles.folded}>{lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</p>
      <Notes lines={lines} />
    </>
  );
}

function Notes({ lines }: { lines: readonly BoardLine[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change places
  return lines.map(({ note }, position) => note && <NoteBand key={position} note={note} />);
}

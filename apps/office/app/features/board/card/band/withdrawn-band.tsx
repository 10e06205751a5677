import type { BoardOrder } from '@comptoir/contract';
import { Glyph } from '../../../../icons/glyph.tsx';
import { Text } from '../../../../messages/text.ts';
import styles from './note-band.module.css';

/** Tells the kitchen what the diner withdrew from, which is not handed over. A folded card shows it too (LAW-39). */
export function WithdrawnBand({ withdrawn }: Pick<BoardOrder, 'withdrawn'>) {
  if (withdrawn.length === 0) return null;
  const units = withdrawn.map(({ units: count, name }) => `${count} × ${name}`).join(', ');
  return (
    <p className={styles.note} data-testid="withdrawn">
      <Glyph name="undo-2" />
      <Text id="board.card.withdrawn" values={{ units }} />
    </p>
  );
}

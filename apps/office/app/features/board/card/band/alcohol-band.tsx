import type { BoardOrder } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { Text } from '../../../../messages/text.ts';
import { hasAlcohol } from '../../base/has-alcohol.ts';
import styles from './note-band.module.css';

/** Tells the kitchen to ask for an identity document. A folded card shows it too (LAW-28). */
export function AlcoholBand({ order }: { order: BoardOrder }) {
  if (!hasAlcohol(order)) return null;
  return (
    <p className={styles.note} data-testid="alcohol">
      <Icon name="wine" />
      <Text id="board.card.alcohol" />
    </p>
  );
}

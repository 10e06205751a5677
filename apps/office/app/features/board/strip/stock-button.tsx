import { OfficeButton } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { openSheet } from '../../../state/board/sheet-store.ts';
import styles from './strip.module.css';

export function StockButton() {
  const count = useBoardStore(({ service }) => service?.soldOut ?? 0);
  return (
    <OfficeButton
      kind="plain"
      className={styles.worded}
      onClick={() => openSheet({ name: 'stock' })}
      data-testid="stock"
    >
      <Glyph name="ban" />
      <Text id="stock.strip" values={{ count }} />
    </OfficeButton>
  );
}

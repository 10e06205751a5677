import { Icon } from '@comptoir/ui';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Text } from '../../../messages/text.ts';
import { openSheet } from '../../../state/board/sheet-store.ts';
import { useLeftOpen } from '../base/use-left-open.ts';
import styles from './strip.module.css';

export function LeftOpenButton() {
  const count = useLeftOpen().length;
  if (count === 0) return null;
  return (
    <OfficeButton
      kind="outline"
      className={styles.leftOpen}
      onClick={() => openSheet({ name: 'left-open' })}
      data-testid="left-open"
    >
      <Icon name="triangle-alert" />
      <Text id="board.leftOpen.title" values={{ count }} />
    </OfficeButton>
  );
}

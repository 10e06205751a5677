import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { OfficeButton } from '../office-button.tsx';
import styles from './paper.module.css';
import type { Paper } from './use-paper.ts';

/** Prints the page on A4 or on a roll. The buttons themselves are not printed. */
export function PrintButtons({ onPrint }: { onPrint: (paper: Paper) => void }) {
  const say = useMessage();
  return (
    <div className={styles.buttons}>
      <OfficeButton kind="plain" isForDesk onClick={() => onPrint('sheet')} data-testid="print-sheet">
        <Glyph name="printer" />
        {say('paper.print')}
      </OfficeButton>
      <OfficeButton kind="plain" isForDesk onClick={() => onPrint('roll')} data-testid="print-roll">
        {say('paper.printRoll')}
      </OfficeButton>
    </div>
  );
}

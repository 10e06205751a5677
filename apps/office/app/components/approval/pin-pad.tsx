import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { OfficeButton } from '../office-button.tsx';
import styles from './manager-sheet.module.css';

interface PinPadProps {
  onDigit: (digit: string) => void;
  onErase: () => void;
}

export function PinPad({ onDigit, onErase }: PinPadProps) {
  const say = useMessage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser we serve
    <div className={styles.pad} role="group" aria-label={say('approval.digits')}>
      {[...'1234567890'].map((digit) => (
        <OfficeButton key={digit} kind="plain" onClick={() => onDigit(digit)}>
          {digit}
        </OfficeButton>
      ))}
      <OfficeButton kind="plain" aria-label={say('approval.erase')} onClick={onErase}>
        <Glyph name="delete" />
      </OfficeButton>
    </div>
  );
}

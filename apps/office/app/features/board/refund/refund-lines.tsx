import type { Refundable } from '@comptoir/contract';
import { fieldStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import styles from './refund.module.css';

interface RefundLinesProps {
  lines: Refundable['lines'];
  /** Positions from 0. */
  chosen: number[];
  onChoose: (chosen: number[]) => void;
}

/** The lines of an order, each with what is left of it. Lines that were paid back can't be chosen. */
export function RefundLines({ lines, chosen, onChoose }: RefundLinesProps) {
  const say = useMessage();
  const format = useFormat();
  const toggle = (position: number) =>
    onChoose(chosen.includes(position) ? chosen.filter((one) => one !== position) : [...chosen, position]);
  return (
    <fieldset>
      <legend className="visually-hidden">{say('refund.which')}</legend>
      {lines.map(({ name, units, amountCents }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order keep their positions
        <label key={position} className={styles.line} data-testid="refund-line">
          <input
            type="checkbox"
            className={fieldStyles.checkbox}
            checked={chosen.includes(position)}
            disabled={amountCents === 0}
            onChange={() => toggle(position)}
          />
          <span>{units > 1 ? say('refund.line', { units, name }) : name}</span>
          <span className="figures">{units === 0 ? say('refund.lineDone') : format.money(amountCents)}</span>
        </label>
      ))}
    </fieldset>
  );
}

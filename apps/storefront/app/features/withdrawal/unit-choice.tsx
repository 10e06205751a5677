import type { LiveWithdrawal } from '@comptoir/contract';
import { classNames, Stepper } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import type { ChosenUnits } from './chosen-units.ts';
import styles from './withdrawal.module.css';

interface UnitChoiceProps {
  withdrawal: LiveWithdrawal;
  chosen: ChosenUnits;
  onChange: (chosen: ChosenUnits) => void;
}

/** The lines that can be given back, each with a number of units. */
export function UnitChoice({ withdrawal: { lines }, chosen, onChange }: UnitChoiceProps) {
  const say = useMessage();
  const format = useFormat();
  return (
    <fieldset className={styles.choice}>
      <Text id="withdrawal.what" as="legend" className={styles.question} />
      <ul>
        {lines.map(({ line, name, units: most, amountsCents }) => {
          const units = Math.min(chosen[line] ?? most, most);
          return (
            <li key={line} className={classNames(styles.line, 'row')} data-testid="withdraw-line" data-units={units}>
              <div className="grow">
                <p className="bold">{name}</p>
                <p className="small muted figures">{format.money(amountsCents[Math.max(units, 1) - 1] ?? 0)}</p>
              </div>
              <Stepper
                value={units}
                max={most}
                lessLabel={say('withdrawal.fewer', { name })}
                moreLabel={say('withdrawal.more', { name })}
                onChange={(value) => onChange({ ...chosen, [line]: value })}
              />
            </li>
          );
        })}
      </ul>
      <Text id="withdrawal.noDishes" as="p" className="small muted" />
    </fieldset>
  );
}

import { classNames } from '@comptoir/ui';
import { type ReactNode, useId } from 'react';
import styles from './pick.module.css';

interface Choice<Value> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** `data-*` attributes for tests. */
  data?: Record<`data-${string}`, string | number>;
}

export interface PickProps<Value> {
  legend: string;
  /** `isLegendHidden` hides the legend visually, because the sheet's title has the same text. */
  isLegendHidden?: boolean;
  choices: readonly Choice<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
  /** `isLarge` makes the figures large, because the choices are times. */
  isLarge?: boolean;
}

export function Pick<Value extends string | number>({
  legend,
  isLegendHidden = false,
  choices,
  chosen,
  onChoose,
  isLarge = false,
}: PickProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.pick}>
      <legend className={isLegendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      {choices.map(({ value, label, hint, data }) => (
        <label key={value} className={styles.choice} {...data}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span className={classNames(isLarge && styles.large)}>{label}</span>
          {hint && <small>{hint}</small>}
        </label>
      ))}
    </fieldset>
  );
}

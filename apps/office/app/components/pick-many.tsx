import styles from './pick.module.css';
import type { PickProps } from './pick.tsx';

interface PickManyProps<Value> extends Omit<PickProps<Value>, 'chosen' | 'onChoose' | 'isLarge'> {
  chosen: ReadonlySet<Value>;
  onToggle: (value: Value) => void;
}

export function PickMany<Value extends string | number>({
  legend,
  isLegendHidden = false,
  choices,
  chosen,
  onToggle,
}: PickManyProps<Value>) {
  return (
    <fieldset className={styles.pick}>
      <legend className={isLegendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      {choices.map(({ value, label, hint, data }) => (
        <label key={value} className={styles.choice} {...data}>
          <input
            type="checkbox"
            className="visually-hidden"
            checked={chosen.has(value)}
            onChange={() => onToggle(value)}
          />
          <span>{label}</span>
          {hint && <small>{hint}</small>}
        </label>
      ))}
    </fieldset>
  );
}

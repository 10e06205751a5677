import { fieldStyles } from '@comptoir/ui';
import { useId } from 'react';
import styles from './chips.module.css';

interface ChipsProps {
  legend: string;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  error?: string | undefined;
}

/** Checkboxes in a row of chips. The chosen values keep the order of the choices. */
export function Chips({ legend, choices, chosen, onChoose, error }: ChipsProps) {
  const values = choices.map(({ value }) => value);
  const toggle = (value: string) =>
    onChoose(values.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))));
  const id = useId();
  return (
    <fieldset className={styles.chips} aria-describedby={error ? `${id}-said` : undefined}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.chip}>
          <input
            type="checkbox"
            className={fieldStyles.checkbox}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
          {label}
        </label>
      ))}
      {error && (
        <p id={`${id}-said`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

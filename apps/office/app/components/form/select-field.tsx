import { classNames, fieldStyles, Icon } from '@comptoir/ui';
import { useId } from 'react';

interface SelectFieldProps {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

export function SelectField({ name, label, choices, chosen, onChoose, hint, error }: SelectFieldProps) {
  const id = useId();
  const said = error ?? hint;
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className={classNames(fieldStyles.input, error && fieldStyles.wrong)}
        aria-invalid={error ? true : undefined}
        aria-describedby={said ? `${id}-said` : undefined}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {said && (
        <p className={error ? fieldStyles.error : fieldStyles.hint} id={`${id}-said`}>
          {error && <Icon name="triangle-alert" size="small" />}
          {said}
        </p>
      )}
    </div>
  );
}

import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { Icon } from './icon.tsx';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The specification's field name (requirements section 0). */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The English key of the label, where the specification gives one. */
  i18nKey?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text field; its hint or its error is tied to it, the error marked by more than colour. */
export function Field({ label, hint, error, i18nKey, ...input }: FieldProps) {
  const id = useId();
  const said = error ?? hint;
  return (
    <div className="fld">
      <label htmlFor={id} data-i18n={i18nKey}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={error ? 'inp bad' : 'inp'}
        aria-invalid={error ? true : undefined}
        aria-describedby={said ? `${id}-said` : undefined}
      />
      {error ? (
        <p className="err" id={`${id}-said`}>
          <Icon name="triangle-alert" size="small" />
          {error}
        </p>
      ) : (
        hint && (
          <p className="hint" id={`${id}-said`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

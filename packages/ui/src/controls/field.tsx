import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  i18nKey?: string | undefined;
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function Field({ label, hint, error, i18nKey, action, ...input }: FieldProps) {
  const id = useId();
  const said = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} data-i18n={i18nKey}>
        {label}
      </label>
      <div className={action ? styles.withAction : undefined}>
        <input
          {...input}
          id={id}
          className={classNames(styles.input, error && styles.wrong)}
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? `${id}-said` : undefined}
        />
        {action}
      </div>
      {error ? (
        <p className={styles.error} id={`${id}-said`}>
          <Icon name="triangle-alert" size="small" />
          {error}
        </p>
      ) : (
        hint && (
          <p className={styles.hint} id={`${id}-said`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

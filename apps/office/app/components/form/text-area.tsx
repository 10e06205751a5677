import { classNames, fieldStyles, Icon } from '@comptoir/ui';
import { type TextareaHTMLAttributes, useId } from 'react';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  hint: string;
  error: string | undefined;
}

export function TextArea({ label, hint, error, ...input }: TextAreaProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...input}
        id={id}
        className={classNames(fieldStyles.input, error && fieldStyles.wrong)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-said`}
      />
      <p className={error ? fieldStyles.error : fieldStyles.hint} id={`${id}-said`}>
        {error && <Icon name="triangle-alert" size="small" />}
        {error ?? hint}
      </p>
    </div>
  );
}

import { type ComponentProps, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from './button.tsx';
import { Field } from './field.tsx';

export interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'action' | 'maxLength'> {
  /** What a password manager fills in, or proposes and keeps. */
  autoComplete: 'current-password' | 'new-password';
  /** What the button says that shows it, and that hides it again. */
  labels: { show: string; hide: string };
}

/** A password, which no form is sent without and which can be looked at. */
export function PasswordField({ labels, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      maxLength={256}
      aria-required
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton label={isShown ? labels.hide : labels.show} onClick={() => setShown(!isShown)}>
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </IconButton>
      }
    />
  );
}

import { type ComponentProps, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from './button.tsx';
import { Field } from './field.tsx';

export interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'action' | 'maxLength'> {
  autoComplete: 'current-password' | 'new-password';
  labels: { show: string; hide: string };
}

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

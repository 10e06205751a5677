import { Field, Icon, IconButton } from '@comptoir/ui';
import { type ComponentProps, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'action' | 'maxLength'> {
  /** What a password manager fills in, or proposes and keeps. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which can be looked at. */
export function PasswordField(props: PasswordFieldProps) {
  const say = useMessage();
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
        <IconButton
          label={say(isShown ? 'access.hidePassword' : 'access.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </IconButton>
      }
    />
  );
}

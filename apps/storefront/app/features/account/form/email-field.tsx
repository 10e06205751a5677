import { Field } from '@comptoir/ui';
import type { ComponentProps } from 'react';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';

interface EmailFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'maxLength'> {
  /** `username` where it names the account beside a password, for password managers. */
  autoComplete: 'username' | 'email';
}

/** An e-mail address, which no form is sent without. */
export function EmailField(props: EmailFieldProps) {
  const say = useMessage();
  return (
    <Field
      {...props}
      label={say('account.field.email')}
      i18nKey={specificationKey('account.field.email')}
      type="email"
      autoCapitalize="none"
      maxLength={254}
      aria-required
    />
  );
}

import { Field } from '@comptoir/ui';
import type { ComponentProps } from 'react';

interface EmailFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'maxLength'> {
  /** `off` for the address of another person. */
  autoComplete: 'username' | 'email' | 'off';
}

export function EmailField(props: EmailFieldProps) {
  return <Field {...props} type="email" autoCapitalize="none" maxLength={254} aria-required />;
}

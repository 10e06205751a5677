import { Field } from '@comptoir/ui';
import type { ComponentProps } from 'react';

interface EmailFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'maxLength'> {
  autoComplete: 'username' | 'email';
}

export function EmailField(props: EmailFieldProps) {
  return <Field {...props} type="email" autoCapitalize="none" maxLength={254} aria-required />;
}

import { Field } from '@comptoir/ui';
import { useMessage } from '../../../messages/use-message.ts';

/** The address by which somebody of the team is known. */
export function EmailField({ name, error }: { name: string; error: string | undefined }) {
  const say = useMessage();
  return (
    <Field
      name={name}
      label={say('access.email')}
      error={error}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      maxLength={254}
      aria-required
    />
  );
}

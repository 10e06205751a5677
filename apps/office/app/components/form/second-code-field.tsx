import { Field } from '@comptoir/ui';
import type { ComponentProps } from 'react';
import { useMessage } from '../../messages/use-message.ts';

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** A code of the second factor: six digits of an application, or a recovery code. It has the focus once it is shown. */
export function SecondCodeField(props: Omit<ComponentProps<typeof Field>, 'label' | 'hint'>) {
  const say = useMessage();
  return (
    <Field
      {...props}
      ref={takeFocus}
      label={say('form.secondCode')}
      hint={say('form.secondCodeHint')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      aria-required
    />
  );
}

import { Icon } from '@comptoir/ui';
import type { Fields } from '@comptoir/web-app/form';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { StepBar } from './step-bar.tsx';

interface StepFormProps<Values extends Record<string, string>> {
  form: Fields<Values, unknown>;
  checkout: Checkout;
  label?: string;
  children: ReactNode;
}

/** A step that is not valid marks its missing fields and focuses the first of them. */
export function StepForm<Values extends Record<string, string>>({
  form,
  checkout,
  label,
  children,
}: StepFormProps<Values>) {
  const say = useMessage();
  const isRefused = checkout.state.alert?.code === 'required';
  const markRefused = useEffectEvent(() => form.mark());
  useEffect(() => {
    if (isRefused) markRefused();
  }, [isRefused]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    form.mark();
    checkout.dispatch({ kind: 'validate' });
  }

  return (
    <form ref={form.ref} className="stack" noValidate onSubmit={submit}>
      {children}
      <StepBar isSubmit isBusy={checkout.state.isSubmitting}>
        {label ?? say('checkout.next')} <Icon name="arrow-right" />
      </StepBar>
    </form>
  );
}

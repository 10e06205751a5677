import { Icon } from '@comptoir/ui';
import type { FormEvent, ReactNode } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { StepBar } from './step-bar.tsx';
import type { WireForm } from './use-wire-form.ts';

interface StepFormProps<Values extends Record<string, string>> {
  form: WireForm<Values>;
  checkout: Checkout;
  /** What the button says; absent: go on. */
  label?: string;
  children: ReactNode;
}

/** A step with fields: Enter and the button validate it. Whether it may be left is the machine's to say. */
export function StepForm<Values extends Record<string, string>>({
  form,
  checkout,
  label,
  children,
}: StepFormProps<Values>) {
  const say = useMessage();

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

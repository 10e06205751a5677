import { Icon } from '@comptoir/ui';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useMessage } from '../../messages/use-message.ts';
import { StepBar } from './step-bar.tsx';
import type { Checkout } from './use-checkout.ts';

interface StepFormProps<Fields extends Record<string, string>> {
  form: UseFormReturn<Fields>;
  checkout: Checkout;
  /** What the button says; absent: go on. */
  label?: string;
  children: ReactNode;
}

/** A step with fields: Enter and the button validate it. Whether it may be left is the machine's to say. */
export function StepForm<Fields extends Record<string, string>>({
  form,
  checkout,
  label,
  children,
}: StepFormProps<Fields>) {
  const say = useMessage();
  const validate = () => checkout.dispatch({ kind: 'validate' });
  return (
    <form className="stack" noValidate onSubmit={(event) => void form.handleSubmit(validate, validate)(event)}>
      {children}
      <StepBar isSubmit isBusy={checkout.state.isSubmitting}>
        {label ?? say('checkout.next')} <Icon name="arrow-right" />
      </StepBar>
    </form>
  );
}

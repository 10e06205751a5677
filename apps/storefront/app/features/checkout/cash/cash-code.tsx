import { Field } from '@comptoir/ui';
import { useEffect, useRef } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { updateCheckout } from '../../../state/checkout/update-checkout.ts';
import type { Checkout } from '../run/use-checkout.ts';

/** The emailed code confirms a guest's cash order (PAY-26). It is sent with the order. */
export function CashCode({ checkout, isWrong }: { checkout: Checkout; isWrong: boolean }) {
  const { state, details, dispatch } = checkout;
  const say = useMessage();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className="stack"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ kind: 'finalize' });
      }}
    >
      <Field
        ref={input}
        name="cash_code"
        label={say('checkout.payment.code')}
        hint={say('checkout.payment.codeHint', { email: state.personal.email.trim() })}
        error={isWrong && details.cashCode === '' ? say('checkout.payment.codeWrong') : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={details.cashCode}
        disabled={state.isSubmitting}
        onChange={({ target }) => updateCheckout({ cashCode: target.value })}
      />
    </form>
  );
}

import { useMessage } from '../../../messages/use-message.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { MethodChoice } from '../wallet/method-choice.tsx';

/** The row of PayPal, the last of the methods (PYX-17, PYX-41). */
export function PaypalRow({ checkout, onChoose }: { checkout: Checkout; onChoose: () => void }) {
  const say = useMessage();
  return (
    <MethodChoice
      checkout={checkout}
      kind="paypal"
      icon="external-link"
      label={say('paypal.name')}
      hint={say('paypal.hint')}
      isChosen={checkout.state.method === 'paypal'}
      onChoose={onChoose}
    />
  );
}

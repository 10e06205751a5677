import { cardMinimumCents, type PaymentMethod } from '@comptoir/domain';
import { specificationKey, useMessage } from '../../messages/use-message.ts';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { OrderFacts } from './order-facts.tsx';
import type { Checkout } from './use-checkout.ts';

/** The methods that can pay this order: cash where it is active, and below the card's minimum always (PAY-17). */
export function offeredMethods({ cart, settings }: Checkout): PaymentMethod[] {
  const isCashPossible = settings.payments.isCashActive || cart.priced.totalCents < cardMinimumCents;
  return isCashPossible ? ['cash'] : [];
}

/** How it is paid, and for whom, where and when (CHK-50, PAY-01). */
export function PaymentStep({ checkout }: { checkout: Checkout }) {
  const { state, cart, dispatch } = checkout;
  const say = useMessage();
  const methods = offeredMethods(checkout);
  const cash = cart.mode === 'pickup' ? 'checkout.payment.cashPickup' : 'checkout.payment.cashDelivery';
  return (
    <>
      <fieldset className="stack">
        <legend className="vh">{say('checkout.payment.methods')}</legend>
        {methods.map((method) => (
          <label key={method} className="ch">
            <input
              type="radio"
              className="vh"
              name="method"
              value={method}
              checked={state.method === method}
              onChange={() => dispatch({ kind: 'selectMethod', method })}
            />
            <span className="ico">
              <Icon name="banknote" />
            </span>
            <span className="grow">
              <b data-i18n={specificationKey(cash)}>{say(cash)}</b>
              <small>{say('checkout.payment.cashHint')}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {methods.length === 0 && state.alert?.code !== 'no_method' && (
        <Note kind="error">{say('checkout.payment.none')}</Note>
      )}
      <OrderFacts checkout={checkout} />
    </>
  );
}

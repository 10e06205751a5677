import { Note, Skeleton } from '@comptoir/ui';
import { Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import { canAskWallet } from '../../../platform/device.ts';
import type { CheckoutMethod } from '../../../state/checkout/checkout-state.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import { CardForm } from '../card/card-form.tsx';
import { loadCardProvider } from '../card/card-provider.ts';
import { CashCode } from '../cash/cash-code.tsx';
import { CashForAccounts } from '../cash/cash-for-accounts.tsx';
import { isWalletOffered, offeredMethods } from '../run/offered-methods.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { TipChoice } from '../tip/lazy-tip.ts';
import { WalletRow } from '../wallet/lazy-wallet.ts';
import { MethodChoice } from '../wallet/method-choice.tsx';
import { chooseWallet, useIsWalletChosen } from '../wallet/wallet-store.ts';
import { AgeStep } from './age-step.tsx';
import { HoldLine } from './hold-line.tsx';
import { PaypalRow } from './lazy-paypal.ts';
import { OrderButton } from './order-button.tsx';
import { OrderFacts } from './order-facts.tsx';
import { WishesStep } from './wishes-step.tsx';

interface PaymentStepProps {
  checkout: Checkout;
  /** The element that gets the order button, under the recap. Null until it is on the page. */
  foot: HTMLElement | null;
}

/** What is only needed to pay. Its code is loaded at the step before (PYX-99). */
export function PaymentStep({ checkout, foot }: PaymentStepProps) {
  const { state, cart, settings, dispatch } = checkout;
  const say = useMessage();
  const methods = offeredMethods(checkout);
  const cash = cart.mode === 'pickup' ? 'checkout.payment.cashPickup' : 'checkout.payment.cashDelivery';
  const { payments } = settings;
  const { apiRoot } = useSite();
  const isCardOffered = methods.includes('card');
  const isWalletChosen = useIsWalletChosen();
  const choose = (method: CheckoutMethod) => {
    chooseWallet(false);
    dispatch({ kind: 'selectMethod', method });
  };

  // The payment script is loaded before the customer needs it. The card form reports failures.
  useEffect(() => {
    if (isCardOffered) loadCardProvider(payments, apiRoot).catch(() => undefined);
  }, [isCardOffered, payments, apiRoot]);

  return (
    <>
      {settings.dishPosts.length > 0 && <HoldLine checkout={checkout} />}
      <fieldset className="stack">
        <legend className="visually-hidden">{say('checkout.payment.methods')}</legend>
        {methods.includes('cash') && (
          <MethodChoice
            checkout={checkout}
            kind="cash"
            icon="banknote"
            label={say(cash)}
            labelKey={specificationKey(cash)}
            hint={say('checkout.payment.cashHint')}
            isChosen={state.method === 'cash'}
            onChoose={() => choose('cash')}
          />
        )}
        {!methods.includes('cash') && payments.isCashActive && <CashForAccounts label={cash} />}
        {isWalletOffered(checkout) && (
          <Suspense fallback={canAskWallet() && <Skeleton height="5.1rem" radius="1.5rem" />}>
            <WalletRow checkout={checkout} />
          </Suspense>
        )}
        {isCardOffered && (
          <MethodChoice
            checkout={checkout}
            kind="card"
            icon="credit-card"
            label={say('checkout.payment.card')}
            labelKey={specificationKey('checkout.payment.card')}
            hint={say('checkout.payment.cardHint')}
            isChosen={state.method === 'card' && !isWalletChosen}
            onChoose={() => choose('card')}
          />
        )}
        {methods.includes('paypal') && (
          <Suspense fallback={<Skeleton height="5.1rem" radius="1.5rem" />}>
            <PaypalRow checkout={checkout} onChoose={() => choose('paypal')} />
          </Suspense>
        )}
      </fieldset>
      {isCardOffered && state.method === 'card' && !isWalletChosen && (
        <CardForm
          payments={payments}
          totalCents={checkout.payableCents}
          isLocked={state.isSubmitting || state.isAuthorised}
          onRetry={() => dispatch({ kind: 'selectMethod', method: 'card' })}
        />
      )}
      {methods.length === 0 && state.alert?.code !== 'no_method' && (
        <Note kind="error">{say('checkout.payment.none')}</Note>
      )}
      {state.alert?.code === 'code_needed' && <CashCode checkout={checkout} isWrong={state.alert.isWrong} />}
      <Tip checkout={checkout} />
      <WishesStep checkout={checkout} />
      {cart.alcohol.names.length > 0 && <AgeStep checkout={checkout} />}
      <OrderFacts checkout={checkout} />
      {foot && createPortal(<OrderButton checkout={checkout} />, foot)}
    </>
  );
}

/** Cash has no tip here: it is given by hand (PYX-86). */
function Tip({ checkout }: Pick<PaymentStepProps, 'checkout'>) {
  const { tips } = checkout.settings.payments;
  if (!tips || checkout.state.method === 'cash') return null;
  return (
    <Suspense>
      <TipChoice checkout={checkout} tips={tips} />
    </Suspense>
  );
}

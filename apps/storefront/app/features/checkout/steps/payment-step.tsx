import { cardMinimumCents, type PaymentMethod } from '@comptoir/domain';
import { choiceStyles, Icon, type IconName, Note, Skeleton } from '@comptoir/ui';
import { Suspense, useEffect } from 'react';
import type { MessageId } from '../../../messages/message-id.ts';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import { lazyPart } from '../../../platform/navigation/lazy-part.tsx';
import { useSite } from '../../../state/shop/shop-context.tsx';
import { loadCardProvider } from '../card/card-provider.ts';
import { CardUnavailable } from '../card/card-unavailable.tsx';
import { CashCode } from '../cash/cash-code.tsx';
import { CashForAccounts } from '../cash/cash-for-accounts.tsx';
import { isCardTaken, isCashTaken } from '../run/checkout-context.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { AgeStep } from './age-step.tsx';
import { OrderFacts } from './order-facts.tsx';
import { WishesStep } from './wishes-step.tsx';

const CardForm = lazyPart(async () => (await import('../card/card-form.tsx')).CardForm, {
  Instead: CardUnavailable,
  reloads: false,
});

/** Without its code the place is held all the same, and nothing is said of it. */
const HoldLine = lazyPart(async () => (await import('./hold-line.tsx')).HoldLine, { reloads: false });

/** Cash is also offered below the card's minimal amount, even if it is disabled (PAY-17). */
export function offeredMethods({ cart, settings, session }: Checkout): PaymentMethod[] {
  const isSmall = cart.priced.totalCents < cardMinimumCents;
  const cash: PaymentMethod[] = isCashTaken(settings, session) || isSmall ? ['cash'] : [];
  return isCardTaken(settings) && !isSmall ? [...cash, 'card'] : cash;
}

interface MethodChoiceProps {
  checkout: Checkout;
  method: PaymentMethod;
  icon: IconName;
  label: MessageId;
  hint: MessageId;
}

function MethodChoice({ checkout: { state, dispatch }, method, icon, label, hint }: MethodChoiceProps) {
  const say = useMessage();
  return (
    <label className={choiceStyles.choice}>
      <input
        type="radio"
        className="visually-hidden"
        name="method"
        value={method}
        checked={state.method === method}
        disabled={state.isSubmitting || state.isAuthorised}
        onChange={() => dispatch({ kind: 'selectMethod', method })}
      />
      <span className={choiceStyles.icon}>
        <Icon name={icon} />
      </span>
      <span className={choiceStyles.text}>
        <b data-i18n={specificationKey(label)}>{say(label)}</b>
        <small>{say(hint)}</small>
      </span>
    </label>
  );
}

export function PaymentStep({ checkout }: { checkout: Checkout }) {
  const { state, cart, settings, dispatch } = checkout;
  const say = useMessage();
  const methods = offeredMethods(checkout);
  const cash = cart.mode === 'pickup' ? 'checkout.payment.cashPickup' : 'checkout.payment.cashDelivery';
  const { payments } = settings;
  const { apiRoot } = useSite();
  const isCardOffered = methods.includes('card');

  // The payment script is loaded before the customer needs it. The card form reports failures.
  useEffect(() => {
    if (isCardOffered) loadCardProvider(payments, apiRoot).catch(() => undefined);
  }, [isCardOffered, payments, apiRoot]);

  return (
    <>
      {settings.dishPosts.length > 0 && (
        <Suspense>
          <HoldLine checkout={checkout} />
        </Suspense>
      )}
      <fieldset className="stack">
        <legend className="visually-hidden">{say('checkout.payment.methods')}</legend>
        {methods.includes('cash') && (
          <MethodChoice
            checkout={checkout}
            method="cash"
            icon="banknote"
            label={cash}
            hint="checkout.payment.cashHint"
          />
        )}
        {!methods.includes('cash') && payments.isCashActive && <CashForAccounts label={cash} />}
        {isCardOffered && (
          <MethodChoice
            checkout={checkout}
            method="card"
            icon="credit-card"
            label="checkout.payment.card"
            hint="checkout.payment.cardHint"
          />
        )}
      </fieldset>
      {isCardOffered && state.method === 'card' && (
        <Suspense fallback={<Skeleton height="12rem" radius="1rem" />}>
          <CardForm
            payments={payments}
            totalCents={cart.priced.totalCents}
            isLocked={state.isSubmitting || state.isAuthorised}
            onRetry={() => dispatch({ kind: 'selectMethod', method: 'card' })}
          />
        </Suspense>
      )}
      {methods.length === 0 && state.alert?.code !== 'no_method' && (
        <Note kind="error">{say('checkout.payment.none')}</Note>
      )}
      {state.alert?.code === 'code_needed' && <CashCode checkout={checkout} isWrong={state.alert.isWrong} />}
      <WishesStep checkout={checkout} />
      {cart.alcohol.names.length > 0 && <AgeStep checkout={checkout} />}
      <OrderFacts checkout={checkout} />
    </>
  );
}

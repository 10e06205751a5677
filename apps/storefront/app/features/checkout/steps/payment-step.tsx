import { cardMinimumCents, type PaymentMethod } from '@comptoir/domain';
import { Note, Skeleton } from '@comptoir/ui';
import { Suspense, useEffect } from 'react';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import { mayHaveWallet } from '../../../platform/device.ts';
import { lazyPart } from '../../../platform/navigation/lazy-part.tsx';
import { isCardTaken } from '../../../state/checkout/taken-payments.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import { loadCardProvider } from '../card/card-provider.ts';
import { CardUnavailable } from '../card/card-unavailable.tsx';
import { CashCode } from '../cash/cash-code.tsx';
import { CashForAccounts } from '../cash/cash-for-accounts.tsx';
import { isCashTaken } from '../run/checkout-context.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { WalletRow } from '../wallet/lazy-wallet.ts';
import { MethodChoice } from '../wallet/method-choice.tsx';
import { chooseWallet, useIsWalletChosen } from '../wallet/wallet-store.ts';
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

/** Loads the code of what pays online at the step before, from the shop alone (PYX-99). */
export function loadPaymentCode(checkout: Checkout): void {
  if (!offeredMethods(checkout).includes('card')) return;
  void CardForm.load();
  if (isWalletOffered(checkout)) void WalletRow.load();
}

/** The wallets of this device pay where cards are taken (PYX-25, PYX-26). */
export const isWalletOffered = (checkout: Checkout): boolean =>
  checkout.settings.payments.areWalletsActive && offeredMethods(checkout).includes('card') && mayHaveWallet();

export function PaymentStep({ checkout }: { checkout: Checkout }) {
  const { state, cart, settings, dispatch } = checkout;
  const say = useMessage();
  const methods = offeredMethods(checkout);
  const cash = cart.mode === 'pickup' ? 'checkout.payment.cashPickup' : 'checkout.payment.cashDelivery';
  const { payments } = settings;
  const { apiRoot } = useSite();
  const isCardOffered = methods.includes('card');
  const isWalletChosen = useIsWalletChosen();
  const choose = (method: PaymentMethod) => {
    chooseWallet(false);
    dispatch({ kind: 'selectMethod', method });
  };

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
          <Suspense>
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
      </fieldset>
      {isCardOffered && state.method === 'card' && !isWalletChosen && (
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

import { BottomBar, Button, classNames, Note } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { Suspense } from 'react';
import { Money } from '../../../messages/money.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { isLineOnSale } from '../../../state/cart/shop-cart.ts';
import { isCheckoutLocked } from '../../../state/checkout/checkout-state.ts';
import { useIsOnline } from '../../../state/page/use-is-online.ts';
import { useIsPreview } from '../../../state/page/use-is-preview.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { useLaterDay } from '../../../state/use-later-day.ts';
import { useCardStore } from '../card/card-store.ts';
import { isWalletOffered, offeredMethods } from '../run/offered-methods.ts';
import type { Checkout } from '../run/use-checkout.ts';
import stepBarStyles from '../steps/step-bar.module.css';
import { WalletButton } from '../wallet/lazy-wallet.ts';
import { useIsWalletChosen } from '../wallet/wallet-store.ts';

/** The button that places the order (CHK-50). The law requires its label to say that payment is due. */
export function OrderButton({ checkout }: { checkout: Checkout }) {
  const { state, cart, settings, dispatch } = checkout;
  const say = useMessage();
  const path = usePath();
  const isOnline = useIsOnline();
  const isPreview = useIsPreview();
  const isFormShown = useCardStore(({ form }) => form !== null);
  // A card that is typed before the server has created the payment intent waits for it (E37).
  const isPrepared = state.method !== 'card' || isFormShown || state.intent !== null || !state.isIntentPending;
  const canOrder =
    isOnline &&
    !isPreview &&
    offeredMethods(checkout).length > 0 &&
    cart.lines.every((line) => isLineOnSale(line, cart));
  // What the wallet has paid is sent again by the order button.
  const isWalletShown = useIsWalletChosen() && state.method === 'card' && canOrder && !isCheckoutLocked(state);
  const later = useLaterDay(cart);
  const order = later ? say('checkout.payment.orderOn', { day: later }) : say('checkout.payment.order');
  return (
    <>
      <p className="tiny muted">
        {say('checkout.payment.terms')}{' '}
        <Link to={path('/terms-of-service')} target="_blank">
          {say('checkout.payment.termsLink')}
        </Link>
        .
      </p>
      <BottomBar className={classNames(stepBarStyles.bar, stepBarStyles.underRecap)}>
        {!isOnline && (
          <Note kind="warm" icon="info" className={stepBarStyles.notice}>
            <b>{say('checkout.payment.offline')}</b> {say('checkout.payment.offlineText')}
          </Note>
        )}
        {isPreview && (
          <Note kind="warm" icon="info" className={stepBarStyles.notice}>
            {say('checkout.payment.preview')}
          </Note>
        )}
        {isWalletOffered(checkout) && !isPreview && (
          <Suspense>
            <WalletButton
              checkout={checkout}
              payments={settings.payments}
              className={stepBarStyles.wallet}
              isShown={isWalletShown}
            />
          </Suspense>
        )}
        {!isWalletShown && (
          <Button
            isWide
            className={classNames(stepBarStyles.tall, stepBarStyles.order)}
            data-testid="place-order"
            disabled={!(canOrder && isPrepared)}
            isBusy={state.isSubmitting}
            onClick={({ detail: clicks }) => {
              // The second click of a double click must not accept amounts that have just appeared.
              if (clicks > 1 && state.alert) return;
              dispatch({ kind: 'finalize' });
            }}
          >
            <span>{state.isSubmitting ? say('checkout.payment.sending') : order}</span>
            <Money cents={checkout.payableCents} />
          </Button>
        )}
      </BottomBar>
    </>
  );
}

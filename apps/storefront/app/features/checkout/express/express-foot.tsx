import { Button, classNames, Icon, linkStyles, Note } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { likelyWallet } from '../../../platform/device.ts';
import { forgetExpress, isExpressPossible } from '../../../state/cart/express-offer.ts';
import { isCheckoutLocked } from '../../../state/checkout/checkout-state.ts';
import { useIsOnline } from '../../../state/page/use-is-online.ts';
import { usePath } from '../../../state/page/use-path.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { WalletButton, WalletDuty } from '../wallet/wallet-button.tsx';
import { useWalletStore } from '../wallet/wallet-store.ts';
import styles from './express.module.css';
import type { useChangedAmount } from './use-changed-amount.ts';
import type { useQuote } from './use-quote.ts';

interface ExpressFootProps extends ReturnType<typeof useQuote> {
  checkout: Checkout;
  isTimeChosen: boolean;
  changed: ReturnType<typeof useChangedAmount>;
  asksPerson: boolean;
  onToCheckout: () => void;
}

/** The button that orders and pays, or what keeps it from being pressed. */
export function ExpressFoot(props: ExpressFootProps) {
  const { checkout, isTimeChosen, changed, quote, asksPerson } = props;
  const path = usePath();
  const say = useMessage();
  const isOnline = useIsOnline();
  const wallets = useWalletStore((store) => store.wallets);
  // The cart's button has named it, and one button has the size that is kept for it.
  const [only] = useState(() => likelyWallet() ?? undefined);
  const [failures, setFailures] = useState({ isUnreachable: false, tries: 0 });
  const { cart, state, settings } = checkout;
  const isNone = wallets?.length === 0 || failures.isUnreachable;
  const terms = (
    <Link to={path('/terms-of-service')} target="_blank">
      {say('express.terms')}
    </Link>
  );
  const isUseless = wallets?.length === 0;
  useEffect(() => {
    if (isUseless) forgetExpress();
  }, [isUseless]);
  const isAgreed = isTimeChosen && quote.kind === 'agreed' && changed.beforeCents === null;
  const isShown =
    isOnline && isAgreed && (wallets ?? []).length > 0 && isExpressPossible(cart) && !isCheckoutLocked(state);
  return (
    <div className={styles.foot}>
      {isNone ? (
        <NoWallet
          {...props}
          isUnreachable={failures.isUnreachable}
          onRetry={() => setFailures({ isUnreachable: false, tries: failures.tries + 1 })}
        />
      ) : (
        !isShown && <Waiting {...props} isOnline={isOnline} terms={terms} />
      )}
      <WalletButton
        key={failures.tries}
        checkout={checkout}
        payments={settings.payments}
        asksPerson={asksPerson}
        only={only}
        isShown={isShown}
        onFailed={() => setFailures({ ...failures, isUnreachable: true })}
      >
        {terms}
      </WalletButton>
    </div>
  );
}

/** The checkout's other methods stay where no wallet can pay (PYX-36). */
function NoWallet({
  isUnreachable,
  onRetry,
  onToCheckout,
}: Pick<ExpressFootProps, 'onToCheckout'> & { isUnreachable: boolean; onRetry: () => void }) {
  const say = useMessage();
  return (
    <>
      <Note kind={isUnreachable ? 'error' : 'neutral'} icon="wallet">
        <p role="status">{say(isUnreachable ? 'express.unreachable' : 'express.none')}</p>
        {isUnreachable && (
          <button type="button" className={classNames(linkStyles.link, 'small')} onClick={onRetry}>
            {say('express.retry')}
          </button>
        )}
      </Note>
      <Button isWide onClick={onToCheckout}>
        {say('express.toCheckout')}
      </Button>
    </>
  );
}

/** What is shown until the wallet’s button can be pressed. */
function Waiting({
  checkout,
  isTimeChosen,
  changed,
  quote,
  askAgain,
  isOnline,
  terms,
}: ExpressFootProps & { isOnline: boolean; terms: ReactNode }) {
  const say = useMessage();
  const format = useFormat();
  if (!isOnline)
    return (
      <Note kind="warm" icon="info">
        <b>{say('checkout.payment.offline')}</b> {say('checkout.payment.offlineText')}
      </Note>
    );
  if (quote.kind === 'failed')
    return (
      <>
        <Note kind="error">{say('express.uncounted')}</Note>
        <Button isWide kind="outline" onClick={askAgain}>
          {say('express.retry')}
        </Button>
      </>
    );
  if (changed.beforeCents !== null && quote.kind === 'agreed')
    return (
      <Button isWide onClick={changed.accept}>
        {say('express.goOn', { amount: format.money(checkout.cart.priced.totalCents) })}
      </Button>
    );
  // The server has said why this time can't be had.
  const isWaiting = isTimeChosen && quote.kind !== 'refused';
  const waits = checkout.state.isSubmitting ? 'checkout.payment.sending' : 'cart.counting';
  return (
    // As high as the wallet’s button with its sentence, so that nothing moves when it comes.
    <div>
      <WalletDuty totalCents={checkout.cart.priced.totalCents}>{terms}</WalletDuty>
      <Button isWide disabled className={styles.waiting}>
        {isWaiting && <Icon name="loader-circle" isSpinning />}
        <span role="status">{say(isWaiting ? waits : 'express.choose')}</span>
      </Button>
    </div>
  );
}

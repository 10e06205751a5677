import { BottomBar, Button, classNames, Icon } from '@comptoir/ui';
import { useMessage } from '../../../messages/use-message.ts';
import type { Checkout } from '../run/use-checkout.ts';
import styles from './confirmation-step.module.css';
import stepBarStyles from './step-bar.module.css';

/** Sends the stored order, or says why that is blocked (CHK-40, DEC-13). */
export function ConfirmationStep({ checkout }: { checkout: Checkout }) {
  const { state, details, dispatch } = checkout;
  const say = useMessage();
  const number = details.order?.orderNumber;
  const hidden = <input type="hidden" name="order_id" value={state.orderId ?? ''} />;

  if (state.orderId === null && !details.isLeaving)
    return (
      <>
        {hidden}
        <p className="muted">{say('checkout.confirmation.notYet')}</p>
        <BottomBar className={classNames(stepBarStyles.bar, stepBarStyles.two)}>
          <Button kind="outline" isWide data-testid="checkout-next" onClick={() => dispatch({ kind: 'validate' })}>
            {say('checkout.confirmation.finish')}
          </Button>
          <Button isWide onClick={() => dispatch({ kind: 'jump', tab: 'payment' })}>
            {say('checkout.confirmation.toPayment')}
          </Button>
        </BottomBar>
      </>
    );

  const isStopped = !state.isSubmitting && !details.isLeaving;
  return (
    <div className={styles.sent}>
      {hidden}
      {number !== undefined && number > 0 && (
        <p className={classNames(styles.number, 'figures')}>{say('checkout.confirmation.number', { number })}</p>
      )}
      {isStopped ? (
        <>
          <p>{say('checkout.confirmation.retryText')}</p>
          <Button onClick={() => dispatch({ kind: 'retry' })}>
            <Icon name="refresh-cw" />
            {say('checkout.confirmation.retry')}
          </Button>
        </>
      ) : (
        <p className="row" role="status">
          <Icon name="loader-circle" isSpinning />
          {say('checkout.confirmation.wait')}
        </p>
      )}
    </div>
  );
}

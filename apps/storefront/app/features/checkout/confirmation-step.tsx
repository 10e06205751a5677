import { useMessage } from '../../messages/use-message.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Checkout } from './use-checkout.ts';

/** The stored order on its way to the kitchen, or what keeps it from there (CHK-40, DEC-13). */
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
        <div className="bar bar-two">
          <Button kind="outline" isWide data-testid="checkout-next" onClick={() => dispatch({ kind: 'validate' })}>
            {say('checkout.confirmation.finish')}
          </Button>
          <Button isWide onClick={() => dispatch({ kind: 'jump', tab: 'payment' })}>
            {say('checkout.confirmation.toPayment')}
          </Button>
        </div>
      </>
    );

  const isStopped = !state.isSubmitting && !details.isLeaving;
  return (
    <div className="sent">
      {hidden}
      {number !== undefined && number > 0 && (
        <p className="no num">{say('checkout.confirmation.number', { number })}</p>
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
          <Icon name="loader-circle" className="spin" />
          {say('checkout.confirmation.wait')}
        </p>
      )}
    </div>
  );
}

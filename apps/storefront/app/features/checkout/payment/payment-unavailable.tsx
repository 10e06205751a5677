import { classNames, linkStyles, Note } from '@comptoir/ui';
import { useMessage } from '../../../messages/use-message.ts';
import { useIsOnline } from '../../../state/page/use-is-online.ts';

/** Replaces the payment step if its code can't be loaded. Nothing of the order is lost. */
export function PaymentUnavailable({ onRetry }: { onRetry: () => void }) {
  const say = useMessage();
  const isOnline = useIsOnline();
  return (
    <Note kind="error">
      <p>
        <b>{isOnline ? say('error.broken') : say('checkout.payment.offline')}</b>{' '}
        {isOnline ? say('error.brokenText') : say('checkout.payment.offlineText')}
      </p>
      <button
        type="button"
        className={classNames(linkStyles.link, 'small')}
        onClick={({ currentTarget }) => {
          // The button goes with the press, so the heading of the step takes the focus.
          currentTarget.closest('[role=tabpanel]')?.querySelector('h1')?.focus();
          onRetry();
        }}
      >
        {say('error.retry')}
      </button>
    </Note>
  );
}

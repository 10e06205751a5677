import { classNames, linkStyles, Note } from '@comptoir/ui';
import { useMessage } from '../../../messages/use-message.ts';

export function CardUnavailable({ onRetry }: { onRetry: () => void }) {
  const say = useMessage();
  return (
    <Note kind="error">
      <p>{say('checkout.payment.cardUnavailable')}</p>
      <button type="button" className={classNames(linkStyles.link, 'small')} onClick={onRetry}>
        {say('checkout.payment.cardRetry')}
      </button>
    </Note>
  );
}

import { linkStyles } from '@comptoir/ui';
import { Text } from '../../messages/text.ts';

export function NoPanel({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert">
      <Text id="error.cart" />{' '}
      <button type="button" className={linkStyles.link} onClick={onRetry}>
        <Text id="error.retry" />
      </button>
    </p>
  );
}

import { linkStyles } from '@comptoir/ui';
import { Text } from '../../messages/text.ts';

/** Where the cart beside the menu can't be had: it is kept, and can be asked for again. */
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

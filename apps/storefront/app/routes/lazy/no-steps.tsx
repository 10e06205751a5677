import { Button, EmptyState, Icon } from '@comptoir/ui';
import { CheckoutHeader } from '../../features/checkout/checkout-header.tsx';
import { Text } from '../../messages/text.ts';
import { Logo } from '../../shell/components/logo.tsx';
import { useSite } from '../../state/shop/shop-context.tsx';

export function NoSteps({ onRetry }: { onRetry: () => void }) {
  const { pictures } = useSite();
  return (
    <>
      <CheckoutHeader logo={<Logo />} />
      <div role="alert">
        <EmptyState
          heading="h1"
          isGrey
          picture={pictures.error}
          title={<Text id="error.brokenTitle" />}
          text={
            <>
              <Text id="error.broken" /> <Text id="error.brokenText" />
            </>
          }
        >
          <Button onClick={onRetry}>
            <Icon name="refresh-cw" />
            <Text id="error.retry" />
          </Button>
        </EmptyState>
      </div>
    </>
  );
}

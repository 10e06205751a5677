import { Button, Note } from '@comptoir/ui';
import { paypalMessages } from '../../../messages/french/order/paypal.ts';
import { AddedMessages } from '../../../messages/messages-provider.tsx';
import { Text } from '../../../messages/text.ts';

const messages = { paypal: paypalMessages };

/** Says in every tab why the cart is read-only while its diner may be on PayPal's page, and leads to the ways out (PYX-44). */
export function AwayNote({ onResume }: { onResume: () => void }) {
  return (
    <AddedMessages add={messages}>
      <Note icon="lock">
        <p role="status" data-testid="away-notice">
          <b>
            <Text id="paypal.away" />
          </b>{' '}
          <Text id="paypal.locked" />
        </p>
        <Button kind="outline" isSmall onClick={onResume}>
          <Text id="paypal.toPayment" />
        </Button>
      </Note>
    </AddedMessages>
  );
}

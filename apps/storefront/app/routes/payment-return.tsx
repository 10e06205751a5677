import { PaymentReturn } from '../features/checkout/paypal/payment-return.tsx';
import { paypalMessages } from '../messages/french/order/paypal.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

export default function PaymentReturnPage() {
  return (
    <AddedMessages add={{ paypal: paypalMessages }}>
      <PaymentReturn />
    </AddedMessages>
  );
}

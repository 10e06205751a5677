import type { ComponentProps } from 'react';
import { paypalMessages } from '../../../messages/french/order/paypal.ts';
import { AddedMessages } from '../../../messages/messages-provider.tsx';
import { AwayStep as Away } from './away-step.tsx';
import { PaypalRow as Row } from './paypal-row.tsx';

const messages = { paypal: paypalMessages };

export const PaypalRow = (props: ComponentProps<typeof Row>) => (
  <AddedMessages add={messages}>
    <Row {...props} />
  </AddedMessages>
);

export const AwayStep = (props: ComponentProps<typeof Away>) => (
  <AddedMessages add={messages}>
    <Away {...props} />
  </AddedMessages>
);

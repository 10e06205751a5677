import type { ComponentProps } from 'react';
import { tipMessages } from '../../../messages/french/order/tip.ts';
import { AddedMessages } from '../../../messages/messages-provider.tsx';
import { TipChoice as Choice } from './tip-choice.tsx';

const messages = { tip: tipMessages };

export const TipChoice = (props: ComponentProps<typeof Choice>) => (
  <AddedMessages add={messages}>
    <Choice {...props} />
  </AddedMessages>
);

import type { ComponentProps } from 'react';
import { walletMessages } from '../../../messages/french/order/wallet.ts';
import { AddedMessages } from '../../../messages/messages-provider.tsx';
import { WalletButton as Button } from './wallet-button.tsx';
import { WalletRow as Row } from './wallet-row.tsx';

const messages = { wallet: walletMessages };

export const WalletRow = (props: ComponentProps<typeof Row>) => (
  <AddedMessages add={messages}>
    <Row {...props} />
  </AddedMessages>
);

export const WalletButton = (props: ComponentProps<typeof Button>) => (
  <AddedMessages add={messages}>
    <Button {...props} />
  </AddedMessages>
);

import { AskInvoice } from '../../features/checkout/company/ask-invoice.tsx';
import { LivePage } from '../../features/live/live-page.tsx';
import { Withdrawal } from '../../features/withdrawal/withdrawal.tsx';
import { againMessages } from '../../messages/french/order/again.ts';
import { liveMessages } from '../../messages/french/order/live.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { LaterRecap } from './later-recap.ts';

export function LiveOrder({ token }: { token: string }) {
  return (
    <AddedMessages add={{ again: againMessages, live: liveMessages }}>
      <LivePage
        token={token}
        drawRecap={(receipt) => <LaterRecap receipt={receipt} />}
        drawWithdrawal={(followed) => <Withdrawal {...followed} />}
        drawInvoice={(followed) => <AskInvoice {...followed} />}
      />
    </AddedMessages>
  );
}

import { ThanksPage } from '../features/live/thanks/thanks-page.tsx';
import { Withdrawal } from '../features/withdrawal/withdrawal.tsx';
import { againMessages } from '../messages/french/order/again.ts';
import { liveMessages } from '../messages/french/order/live.ts';
import { orderMessages } from '../messages/french/order/order.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';
import { LaterRecap } from './lazy/later-recap.ts';

/** Loads the order's recap before the success page is shown. */
export const prepare = () => LaterRecap.load();

export default function OrderSuccess() {
  return (
    <AddedMessages add={{ again: againMessages, live: liveMessages, order: orderMessages }}>
      <ThanksPage
        drawRecap={(receipt) => <LaterRecap receipt={receipt} />}
        drawWithdrawal={(followed) => <Withdrawal {...followed} />}
      />
    </AddedMessages>
  );
}

import { Withdrawals } from '../features/withdrawal/withdrawals.tsx';
import { withdrawalsMessages } from '../messages/french/withdrawal/withdrawals.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

export default function WithdrawalsRoute() {
  return (
    <AddedMessages add={{ withdrawals: withdrawalsMessages }}>
      <Withdrawals />
    </AddedMessages>
  );
}

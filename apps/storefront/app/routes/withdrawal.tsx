import { WithdrawalByNumber } from '../features/withdrawal/withdrawal-by-number.tsx';
import { withdrawalMessages } from '../messages/french/order/withdrawal.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

export default function WithdrawalPage() {
  return (
    <AddedMessages add={{ withdrawal: withdrawalMessages }}>
      <WithdrawalByNumber />
    </AddedMessages>
  );
}

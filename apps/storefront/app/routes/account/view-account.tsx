import { AccountSummary } from '../../features/account/profile/account-summary.tsx';
import { accountMessages } from '../../messages/french/account.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function ViewAccount() {
  return (
    <AddedMessages add={{ account: accountMessages }}>
      <AccountSummary />
    </AddedMessages>
  );
}

import { AccountSummary } from '../../features/account/profile/account-summary.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';

export default function ViewAccount() {
  return (
    <AccountMessages>
      <AccountSummary />
    </AccountMessages>
  );
}

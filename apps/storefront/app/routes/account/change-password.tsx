import { ChangePassword } from '../../features/account/profile/change-password.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';

export default function ChangePasswordPage() {
  return (
    <AccountMessages>
      <ChangePassword />
    </AccountMessages>
  );
}

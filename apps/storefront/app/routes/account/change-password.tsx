import { ChangePassword } from '../../features/account/profile/change-password.tsx';
import { accountMessages } from '../../messages/french/account.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function ChangePasswordPage() {
  return (
    <AddedMessages add={{ account: accountMessages }}>
      <ChangePassword />
    </AddedMessages>
  );
}

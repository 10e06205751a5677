import { Security } from '../../features/account/profile/security.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';

export default function ViewSecurity() {
  return (
    <AccountMessages>
      <Security />
    </AccountMessages>
  );
}

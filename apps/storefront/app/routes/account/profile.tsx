import { ProfileHome } from '../../features/account/profile/profile-home.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';

export default function Profile() {
  return (
    <AccountMessages>
      <ProfileHome />
    </AccountMessages>
  );
}

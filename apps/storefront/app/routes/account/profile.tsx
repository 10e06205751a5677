import { ProfileHome } from '../../features/account/profile/profile-home.tsx';
import { accountMessages } from '../../messages/french/account.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function Profile() {
  return (
    <AddedMessages add={{ account: accountMessages }}>
      <ProfileHome />
    </AddedMessages>
  );
}

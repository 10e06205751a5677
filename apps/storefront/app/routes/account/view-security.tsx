import { Security } from '../../features/account/profile/security.tsx';
import { accountMessages } from '../../messages/french/account.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function ViewSecurity() {
  return (
    <AddedMessages add={{ account: accountMessages }}>
      <Security />
    </AddedMessages>
  );
}

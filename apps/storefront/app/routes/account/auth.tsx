import { Entry } from '../../features/account/auth/entry.tsx';
import { accountMessages } from '../../messages/french/account.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { Logo } from '../../shell/logo.tsx';
import { Main } from '../../shell/main.tsx';

export default function Auth() {
  return (
    <AddedMessages add={{ account: accountMessages }}>
      <Main>
        <Entry logo={<Logo />} />
      </Main>
    </AddedMessages>
  );
}

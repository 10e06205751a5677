import { Entry } from '../../features/account/auth/entry.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';
import { Logo } from '../../shell/components/logo.tsx';
import { Main } from '../../shell/main.tsx';

export default function Auth() {
  return (
    <AccountMessages>
      <Main>
        <Entry logo={<Logo />} />
      </Main>
    </AccountMessages>
  );
}

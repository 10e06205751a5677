import { Entry } from '../../features/account/auth/entry.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';
import { Main } from '../../shell/main.tsx';
import { Logo } from '../../shell/parts/logo.tsx';

export default function Auth() {
  return (
    <AccountMessages>
      <Main>
        <Entry logo={<Logo />} />
      </Main>
    </AccountMessages>
  );
}

import { Login } from '../../features/account/auth/login.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';
import { Main } from '../../shell/main.tsx';
import { Logo } from '../../shell/parts/logo.tsx';

export default function LoginPage() {
  return (
    <AccountMessages>
      <Main>
        <Login logo={<Logo />} />
      </Main>
    </AccountMessages>
  );
}

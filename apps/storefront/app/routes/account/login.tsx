import { Login } from '../../features/account/auth/login.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';
import { Logo } from '../../shell/components/logo.tsx';
import { Main } from '../../shell/main.tsx';

export default function LoginPage() {
  return (
    <AccountMessages>
      <Main>
        <Login logo={<Logo />} />
      </Main>
    </AccountMessages>
  );
}

import { Forgot } from '../../features/account/auth/forgot.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';
import { Main } from '../../shell/main.tsx';
import { Logo } from '../../shell/parts/logo.tsx';

export default function ForgotPage() {
  return (
    <AccountMessages>
      <Main>
        <Forgot logo={<Logo />} />
      </Main>
    </AccountMessages>
  );
}

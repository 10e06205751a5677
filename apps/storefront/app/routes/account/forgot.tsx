import { Forgot } from '../../features/account/auth/forgot.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';
import { Logo } from '../../shell/components/logo.tsx';
import { Main } from '../../shell/main.tsx';

export default function ForgotPage() {
  return (
    <AccountMessages>
      <Main>
        <Forgot logo={<Logo />} />
      </Main>
    </AccountMessages>
  );
}

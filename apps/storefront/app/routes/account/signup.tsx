import { Signup } from '../../features/account/auth/signup.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';
import { Logo } from '../../shell/components/logo.tsx';
import { Main } from '../../shell/main.tsx';

export default function SignupPage() {
  return (
    <AccountMessages>
      <Main>
        <Signup logo={<Logo />} />
      </Main>
    </AccountMessages>
  );
}

import { Verify } from '../../features/account/auth/verify.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';
import { Logo } from '../../shell/components/logo.tsx';
import { Main } from '../../shell/main.tsx';

export default function VerifyPage() {
  return (
    <AccountMessages>
      <Main>
        <Verify logo={<Logo />} />
      </Main>
    </AccountMessages>
  );
}

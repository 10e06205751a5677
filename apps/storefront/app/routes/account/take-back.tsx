import { TakeBack } from '../../features/account/auth/take-back.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';
import { Logo } from '../../shell/components/logo.tsx';
import { Main } from '../../shell/main.tsx';

export default function TakeBackPage() {
  return (
    <AccountMessages>
      <Main>
        <TakeBack logo={<Logo />} />
      </Main>
    </AccountMessages>
  );
}

import { TakeBack } from '../../features/account/auth/take-back.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';
import { Main } from '../../shell/main.tsx';
import { Logo } from '../../shell/parts/logo.tsx';

export default function TakeBackPage() {
  return (
    <AccountMessages>
      <Main>
        <TakeBack logo={<Logo />} />
      </Main>
    </AccountMessages>
  );
}

import { Forgot } from '../../features/account/auth/forgot.tsx';
import { accountMessages } from '../../messages/french/account.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { Logo } from '../../shell/logo.tsx';
import { Main } from '../../shell/main.tsx';

export default function ForgotPage() {
  return (
    <AddedMessages add={{ account: accountMessages }}>
      <Main>
        <Forgot logo={<Logo />} />
      </Main>
    </AddedMessages>
  );
}

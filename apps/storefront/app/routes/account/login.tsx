import { Login } from '../../features/account/auth/login.tsx';
import { accountMessages } from '../../messages/french/account.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { Logo } from '../../shell/logo.tsx';
import { Main } from '../../shell/main.tsx';

export default function LoginPage() {
  return (
    <AddedMessages add={{ account: accountMessages }}>
      <Main>
        <Login logo={<Logo />} />
      </Main>
    </AddedMessages>
  );
}

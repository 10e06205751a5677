import { Signup } from '../../features/account/auth/signup.tsx';
import { accountMessages } from '../../messages/french/account.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { Logo } from '../../shell/logo.tsx';
import { Main } from '../../shell/main.tsx';

export default function SignupPage() {
  return (
    <AddedMessages add={{ account: accountMessages }}>
      <Main>
        <Signup logo={<Logo />} />
      </Main>
    </AddedMessages>
  );
}

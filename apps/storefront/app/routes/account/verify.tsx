import { Verify } from '../../features/account/auth/verify.tsx';
import { accountMessages } from '../../messages/french/account.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { Logo } from '../../shell/logo.tsx';
import { Main } from '../../shell/main.tsx';

export default function VerifyPage() {
  return (
    <AddedMessages add={{ account: accountMessages }}>
      <Main>
        <Verify logo={<Logo />} />
      </Main>
    </AddedMessages>
  );
}

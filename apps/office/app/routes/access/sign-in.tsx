import { SignIn } from '../../features/access/sign-in.tsx';
import { accessMessages } from '../../messages/french/access.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function SignInRoute() {
  return (
    <AddedMessages add={{ access: accessMessages }}>
      <SignIn />
    </AddedMessages>
  );
}

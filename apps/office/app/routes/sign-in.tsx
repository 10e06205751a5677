import { SignIn } from '../features/access/sign-in.tsx';
import { accessMessages } from '../messages/french/access.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

/** `/office/connexion`: coming in by address and password. */
export default function SignInRoute() {
  return (
    <AddedMessages add={{ access: accessMessages }}>
      <SignIn />
    </AddedMessages>
  );
}

import { Forgot } from '../../features/access/forgot.tsx';
import { accessMessages } from '../../messages/french/access.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function ForgotRoute() {
  return (
    <AddedMessages add={{ access: accessMessages }}>
      <Forgot />
    </AddedMessages>
  );
}

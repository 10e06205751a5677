import { Enter } from '../../features/access/enter.tsx';
import { accessMessages } from '../../messages/french/access.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { usePath } from '../../platform/navigation/navigation.ts';
import { findScreen } from '../../screens/find-screen.ts';

export default function EnterRoute() {
  const token = findScreen(usePath())?.params.token ?? '';
  return (
    <AddedMessages add={{ access: accessMessages }}>
      <Enter key={token} token={token} />
    </AddedMessages>
  );
}

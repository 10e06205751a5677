import { Enrol } from '../../features/access/enrol.tsx';
import { accessMessages } from '../../messages/french/access.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function EnrolRoute() {
  return (
    <AddedMessages add={{ access: accessMessages }}>
      <Enrol />
    </AddedMessages>
  );
}

import { Evening } from '../features/evening/evening.tsx';
import { eveningMessages } from '../messages/french/rehearsal/evening.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

export default function EveningRoute() {
  return (
    <AddedMessages add={{ evening: eveningMessages }}>
      <Evening />
    </AddedMessages>
  );
}

import { Journal } from '../features/journal/journal.tsx';
import { journalMessages } from '../messages/french/team/journal.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

export default function JournalRoute() {
  return (
    <AddedMessages add={{ journal: journalMessages }}>
      <Journal />
    </AddedMessages>
  );
}

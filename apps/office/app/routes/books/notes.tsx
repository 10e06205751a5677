import { Notes } from '../../features/books/notes/notes.tsx';
import { notesMessages } from '../../messages/french/books/notes.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function NotesRoute() {
  return (
    <AddedMessages add={{ notes: notesMessages }}>
      <Notes />
    </AddedMessages>
  );
}

import { Notes } from '../../features/books/notes/notes.tsx';
import { notesMessages } from '../../messages/french/books/notes.ts';
import { paperMessages } from '../../messages/french/report/paper.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function NotesRoute() {
  return (
    <AddedMessages add={{ notes: notesMessages, paper: paperMessages }}>
      <Notes />
    </AddedMessages>
  );
}

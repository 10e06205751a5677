import type { BooksState } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { useEffect, useState } from 'react';
import { Glyph } from '../../icons/glyph.tsx';
import { booksBarMessages } from '../../messages/french/books/books-bar.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { useSite } from '../../state/site.ts';
import styles from './books-bar.module.css';

const everyMs = 60_000;

/** Says that the books are not sealed any more, or that a close waits because they are wrong (BOK-11, BOK-16). */
export function BooksBar() {
  const [books, setBooks] = useState<BooksState | null>(null);
  useEffect(() => {
    // Where the shop does not answer, the page itself says so.
    const look = () => void editorCaller.books().then(setBooks, () => undefined);
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, []);
  return (
    books && (
      <AddedMessages add={{ booksBar: booksBarMessages }}>
        <Told books={books} />
      </AddedMessages>
    )
  );
}

function Told({ books: { unsealedSince, isUnsound, openDay } }: { books: BooksState }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const told = [
    unsealedSince && say('booksBar.unsealed', { time: format.moment(unsealedSince.toZonedDateTimeISO(timeZone)) }),
    isUnsound && openDay && say('booksBar.unsound', { day: format.date(openDay) }),
  ].filter((text) => typeof text === 'string');
  return told.map((text) => (
    <p key={text} className={styles.bar} role="alert" data-testid="books-bar">
      <Glyph name="circle-alert" />
      {text}
    </p>
  ));
}

import type { BooksState } from '@comptoir/contract';
import { linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { useEffect, useState } from 'react';
import { Glyph } from '../../icons/glyph.tsx';
import { booksBarMessages } from '../../messages/french/books/books-bar.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { useSession } from '../../state/session/session-store.ts';
import { useSite } from '../../state/site.ts';
import styles from './books-bar.module.css';

const everyMs = 60_000;

/**
 * Says that the books are not sealed any more, or that a close waits because they are wrong (BOK-11, BOK-16), and
 * reminds an owner of the archive of a closed year (BOK-24).
 */
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

function Told({ books: { unsealedSince, isUnsound, openDay, unarchivedYear } }: { books: BooksState }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const mayArchive = useSession()?.permissions.includes('keep-books');
  const told = [
    unsealedSince && say('booksBar.unsealed', { time: format.moment(unsealedSince.toZonedDateTimeISO(timeZone)) }),
    isUnsound && openDay && say('booksBar.unsound', { day: format.date(openDay) }),
  ].filter((text) => typeof text === 'string');
  return (
    <>
      {told.map((text) => (
        <p key={text} className={styles.bar} role="alert" data-testid="books-bar">
          <Glyph name="circle-alert" />
          {text}
        </p>
      ))}
      {unarchivedYear && mayArchive && (
        <p className={styles.bar} role="status" data-testid="books-bar">
          <Glyph name="circle-alert" />
          <span>
            {say('booksBar.archive', { year: unarchivedYear })}{' '}
            <Link className={linkStyles.link} to={`/office/clotures/${unarchivedYear}`}>
              {say('booksBar.archiveLink')}
            </Link>
          </span>
        </p>
      )}
    </>
  );
}

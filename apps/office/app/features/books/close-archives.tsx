import type { BookArchive } from '@comptoir/contract';
import { linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Answered } from '../../components/answered.tsx';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { useSending } from '../../components/form/use-sending.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { useSite } from '../../state/site.ts';
import styles from './closes.module.css';

const parts = ['jsonl.gz', 'txt', 'mjs'] as const;
/** What can still be downloaded once the orders of the period were purged (BOK-28). */
const keptParts = parts.slice(1);

/** The archives of a closed month or year, which an owner makes and keeps elsewhere (BOK-24). */
export function CloseArchives({ period }: { period: string }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(() => editorCaller.archives(period));
  const { isBusy, failure, run } = useSending();
  const make = async () => {
    await editorCaller.makeArchive(period);
    await ask();
  };
  return (
    <div className={styles.screenOnly}>
      <Panel title={say('closes.archive.title')}>
        <div className={styles.open} data-testid="archives">
          <p>{say('closes.archive.text')}</p>
          <Answered answer={answer} onRetry={ask} rowHeight="3rem">
            {({ archives, isPurged }) => (
              <>
                {isPurged && <p>{say('closes.archive.purged')}</p>}
                {archives.length === 0 && !isPurged && <p>{say('closes.archive.none')}</p>}
                <ul className={styles.archives}>
                  {archives.map((archive) => (
                    <ArchiveRow key={archive.id} archive={archive} parts={isPurged ? keptParts : parts} />
                  ))}
                </ul>
                <FailureNote failure={failure} />
                {!isPurged && (
                  <OfficeButton kind="ink" isForDesk isBusy={isBusy} onClick={() => run(make)}>
                    {say(archives.length === 0 ? 'closes.archive.make' : 'closes.archive.again')}
                  </OfficeButton>
                )}
              </>
            )}
          </Answered>
        </div>
      </Panel>
    </div>
  );
}

interface RowProps {
  archive: BookArchive;
  parts: readonly (typeof parts)[number][];
}

function ArchiveRow({ archive: { id, at, by, checkedAt }, parts: offered }: RowProps) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const momentOf = (instant: Temporal.Instant) => {
    const there = instant.toZonedDateTimeISO(timeZone);
    return { day: format.date(there.toPlainDate()), hour: format.hour(there) };
  };
  return (
    <li>
      <p>
        {by === null ? say('closes.archive.itself', momentOf(at)) : say('closes.archive.by', { ...momentOf(at), by })}{' '}
        {checkedAt === null ? say('closes.archive.unchecked') : say('closes.archive.checked', momentOf(checkedAt))}
      </p>
      <p className={styles.buttons}>
        {offered.map((part) => (
          <a key={part} className={linkStyles.link} href={`/v2/office/books/archives/${id}/${part}`} download>
            {say(`closes.archive.part.${part === 'jsonl.gz' ? 'lines' : part}`)}
          </a>
        ))}
      </p>
    </li>
  );
}

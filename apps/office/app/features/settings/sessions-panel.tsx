import type { OwnSession } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { FailedBox } from '../../components/failed-box.tsx';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { useSending } from '../../components/form/use-sending.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { useSession } from '../../state/session/session-store.ts';
import { useSite } from '../../state/site.ts';
import styles from './settings.module.css';

/** Where the user is signed in, and how to end that (ROL-24). A tablet of the kitchen has one session, which Équipe ends. */
export function SessionsPanel() {
  const say = useMessage();
  const session = useSession();
  if (!session?.person) return null;
  return (
    <Panel title={say('settings.sessions.title')}>
      <Sessions />
    </Panel>
  );
}

function Sessions() {
  const say = useMessage();
  const { answer, ask } = useAnswer(editorCaller.ownSessions);
  const { isBusy, failure, run } = useSending();
  if (answer.kind === 'failed') return <FailedBox error={answer.error} onRetry={() => void ask()} />;
  if (answer.kind === 'loading') return <p role="status">{say('state.loading')}</p>;
  const end = (call: () => Promise<unknown>) =>
    run(async () => {
      await call();
      await ask();
    });
  return (
    <div className={styles.part}>
      <FailureNote failure={failure} />
      <ul className={styles.list}>
        {answer.value.map((one) => (
          <SessionRow
            key={one.id}
            session={one}
            isBusy={isBusy}
            onEnd={() => end(() => editorCaller.endOwnSession(one.id))}
          />
        ))}
      </ul>
      {answer.value.length > 1 && (
        <OfficeButton kind="outline" isForDesk isBusy={isBusy} onClick={() => end(editorCaller.endOtherSessions)}>
          {say('settings.sessions.endOthers')}
        </OfficeButton>
      )}
      <p className={styles.quiet}>{say('settings.sessions.text')}</p>
    </div>
  );
}

interface SessionRowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session: { browser, lastUsedAt, isThis }, isBusy, onEnd }: SessionRowProps) {
  const say = useMessage();
  const format = useFormat();
  const at = lastUsedAt.toZonedDateTimeISO(useSite().timeZone);
  const name = browser || say('settings.sessions.unknown');
  const seen = say('settings.sessions.seen', { day: format.day(at.toPlainDate()), time: format.hour(at) });
  return (
    <li data-testid="session">
      <span>
        <b>{name}</b>
        <small>{isThis ? say('settings.sessions.here') : seen}</small>
      </span>
      {!isThis && (
        <OfficeButton
          kind="outline"
          isForDesk
          isBusy={isBusy}
          aria-label={`${say('settings.sessions.end')} ${name}, ${seen}`}
          onClick={onEnd}
        >
          {say('settings.sessions.end')}
        </OfficeButton>
      )}
    </li>
  );
}

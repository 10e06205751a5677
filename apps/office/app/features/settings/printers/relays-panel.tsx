import type { Relay } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { Answered } from '../../../components/answered.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import { useSite } from '../../../state/site.ts';
import { AddRelay } from './add-relay.tsx';
import styles from './relays.module.css';

/** The computers that print for a shop that is hosted elsewhere, and how to add one (TCK-09). */
export function RelaysPanel() {
  const say = useMessage();
  const session = useSession();
  if (!session?.permissions.includes('reception')) return null;
  return (
    <Panel title={say('settings.relays.title')}>
      <Relays />
    </Panel>
  );
}

function Relays() {
  const say = useMessage();
  const { answer, ask } = useAnswer(editorCaller.relays);
  return (
    <div className={styles.part}>
      <p className={styles.quiet}>{say('settings.relays.text')}</p>
      <Answered answer={answer} onRetry={ask} rowHeight="3rem">
        {(relays) => (
          <>
            {relays.length === 0 && <p>{say('settings.relays.none')}</p>}
            <ul className={styles.list}>
              {relays.map((relay) => (
                <RelayRow key={relay.id} relay={relay} />
              ))}
            </ul>
            {relays.length > 0 && (
              <>
                <OfficeButton kind="outline" isForDesk onClick={() => void ask()}>
                  {say('settings.relays.again')}
                </OfficeButton>
                <p className={styles.quiet}>{say('settings.relays.end')}</p>
              </>
            )}
          </>
        )}
      </Answered>
      <AddRelay onAdded={() => void ask()} />
    </div>
  );
}

function RelayRow({ relay: { name, seenAt, isThere } }: { relay: Relay }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const tellState = () => {
    if (!seenAt) return say('settings.relays.never');
    if (isThere) return say('settings.relays.there');
    const at = seenAt.toZonedDateTimeISO(timeZone);
    return say('settings.relays.gone', { day: format.day(at.toPlainDate()), time: format.hour(at) });
  };
  return (
    <li data-testid="relay">
      <Glyph name="printer" />
      <span>
        <b>{name}</b>
        <small className={isThere ? undefined : styles.gone}>{tellState()}</small>
      </span>
    </li>
  );
}

import type { AttestationFacts } from '@comptoir/contract';
import { linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { attestationWords, listAttestationFacts } from '@comptoir/words';
import { Answered } from '../../components/answered.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import paperStyles from '../../components/paper/paper.module.css';
import { usePaper } from '../../components/paper/use-paper.ts';
import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { useSite } from '../../state/site.ts';
import styles from './closes.module.css';
import { Facts } from './facts.tsx';

/** The sheet that helps a publisher to attest the program. It is printed on A4, and attests nothing itself (BOK-35). */
export function Attestation() {
  const say = useMessage();
  const { paper, print } = usePaper();
  const { answer, ask } = useAnswer(editorCaller.attestation);
  return (
    <div className={paperStyles.paper} data-testid="attestation" data-paper={paper}>
      <p className={styles.screenOnly}>
        <Link className={linkStyles.link} to="/office/clotures">
          {say('closes.back')}
        </Link>
      </p>
      <Answered answer={answer} onRetry={ask} rowHeight="9rem">
        {(facts) => (
          <>
            <header className={styles.head}>
              <h2>{attestationWords.title}</h2>
              <p>{attestationWords.notice}</p>
            </header>
            <p className={styles.screenOnly}>
              <OfficeButton kind="plain" isForDesk onClick={() => print('sheet')}>
                <Glyph name="printer" />
                {say('paper.print')}
              </OfficeButton>
            </p>
            <Sheet facts={facts} />
          </>
        )}
      </Answered>
    </div>
  );
}

function Sheet({ facts }: { facts: AttestationFacts }) {
  const say = useMessage();
  const format = useFormat();
  const { title, timeZone } = useSite();
  const { conditions, uncovered, signing, modified } = attestationWords;
  const rows = listAttestationFacts(facts, {
    day: (at) => format.date(at.toZonedDateTimeISO(timeZone).toPlainDate()),
    date: format.date,
    number: format.number,
  });
  return (
    <div className={styles.panels}>
      <div className={styles.column}>
        <Facts title={title} facts={rows} />
        {facts.release?.isModified && (
          <p role="alert" className={styles.warning}>
            {modified}
          </p>
        )}
        <Panel title={uncovered.title}>
          <p>{uncovered.text}</p>
        </Panel>
        <Panel title={say('closes.attestation.signing')}>
          <dl className={styles.signing}>
            {signing.map((name) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd />
              </div>
            ))}
          </dl>
        </Panel>
      </div>
      <div className={styles.column}>
        {conditions.map((condition) => (
          <Panel key={condition.title} title={condition.title}>
            <p>{condition.text}</p>
            <p className={styles.rows}>{condition.rows}</p>
          </Panel>
        ))}
      </div>
    </div>
  );
}

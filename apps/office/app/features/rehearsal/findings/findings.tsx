import { ApiError, type FoundFault } from '@comptoir/contract';
import { Icon, Segmented, Skeleton } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useState } from 'react';
import { FailedBox } from '../../../components/failed-box.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { StateBox } from '../../../components/state-box.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from '../base/rehearsal.module.css';
import { catalogues } from '../question/question.ts';
import { pathOfTarget } from './path-of-target.ts';

/** What the checks find in the draft or the published catalogue, the worst first (REH-04). */
export function Findings() {
  const say = useMessage();
  const [catalogue, setCatalogue] = useState<string>('draft');
  return (
    <Panel title={say('rehearsal.title.findings')}>
      <div className={styles.column}>
        <Segmented
          label={say('rehearsal.question.catalogue')}
          className={styles.switch}
          value={catalogue}
          onChange={setCatalogue}
          segments={catalogues.map((name) => ({ value: name as string, label: say(`rehearsal.catalogue.${name}`) }))}
        />
        <Checked key={catalogue} isDraft={catalogue === 'draft'} />
      </div>
    </Panel>
  );
}

function Checked({ isDraft }: { isDraft: boolean }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(() => editorCaller.checkCatalogue(isDraft));
  if (answer.kind === 'loading')
    return (
      <div role="status" aria-label={say('rehearsal.findings.checking')}>
        <Skeleton height="8rem" radius="1rem" />
      </div>
    );
  const again = (
    <OfficeButton kind="outline" isForDesk onClick={() => void ask()}>
      <Icon name="refresh-cw" />
      {say('rehearsal.findings.again')}
    </OfficeButton>
  );
  if (answer.kind === 'failed') {
    const isInvalid = answer.error instanceof ApiError && answer.error.code === 'checks_failed';
    if (!isInvalid) return <FailedBox error={answer.error} onRetry={() => void ask()} />;
    return (
      <StateBox
        icon="circle-alert"
        title={say('rehearsal.findings.invalidTitle')}
        text={say('rehearsal.findings.invalidText')}
      >
        {again}
      </StateBox>
    );
  }
  const { findings } = answer.value;
  return (
    <>
      <p role="status" className={styles.quiet}>
        {say('rehearsal.findings.count', { count: findings.length, isDraft: isDraft ? 'yes' : 'no' })}
      </p>
      <FindingList findings={findings} />
      <div>{again}</div>
    </>
  );
}

function FindingList({ findings }: { findings: readonly FoundFault[] }) {
  const say = useMessage();
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {findings.map(({ check, severity, target, says }) => (
        <li key={`${check} ${target.kind} ${target.id} ${says}`} data-testid="finding" data-severity={severity}>
          <span className={styles.mark} data-severity={severity}>
            <SeverityIcon severity={severity} />
            {say(`rehearsal.findings.severity.${severity}`)}
          </span>
          <p>{says}</p>
          <TargetLink target={target} says={says} />
        </li>
      ))}
    </ul>
  );
}

function TargetLink({ target, says }: Pick<FoundFault, 'target' | 'says'>) {
  const say = useMessage();
  const path = pathOfTarget(target);
  if (path === null) return null;
  const link = say(`rehearsal.findings.to.${target.kind}`);
  return (
    <Link to={path} className={styles.link} aria-label={say('rehearsal.findings.toNamed', { link, says })}>
      {link}
    </Link>
  );
}

function SeverityIcon({ severity }: Pick<FoundFault, 'severity'>) {
  if (severity === 'error') return <Glyph name="circle-alert" size="small" />;
  return <Icon name={severity === 'warning' ? 'triangle-alert' : 'info'} size="small" />;
}

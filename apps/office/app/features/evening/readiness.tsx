import type { Evening } from '@comptoir/contract';
import { typeset } from '@comptoir/format';
import { Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { type Failure, failureOf } from '../../components/form/failure.ts';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { useSite } from '../../state/site.ts';
import styles from './evening.module.css';

interface ReadinessProps {
  evening: Evening;
  onAgain: () => Promise<void>;
}

export function Readiness({ evening: { at, findings, hasBoard, isReady, isMailed }, onAgain }: ReadinessProps) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const [isBusy, setBusy] = useState(false);
  const count = findings.length + (hasBoard ? 0 : 1);
  const [isChoosing, setChoosing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  async function choose(): Promise<void> {
    setChoosing(true);
    setFailure(null);
    try {
      await editorCaller.mailEvening(!isMailed);
      await onAgain();
    } catch (error) {
      setFailure(failureOf(error));
    }
    setChoosing(false);
  }
  async function again(): Promise<void> {
    setBusy(true);
    await onAgain();
    setBusy(false);
  }
  return (
    <Panel title={say('evening.state')}>
      <div className={styles.part}>
        <p role="status" className={styles.state} data-testid="evening-state" data-ready={isReady}>
          <Icon name={isReady ? 'circle-check' : 'triangle-alert'} />
          {isReady ? say('evening.ready') : say('evening.open', { count })}
        </p>
        <ul className={styles.list}>
          {!hasBoard && (
            <li>
              <b>{say('evening.severity.error')}</b> {say('evening.noBoard')}.
            </li>
          )}
          {findings.map(({ check, severity, target, says }) => (
            <li key={`${check} ${target.kind} ${target.id} ${says}`}>
              <b>{say(`evening.severity.${severity === 'error' ? 'error' : 'warning'}`)}</b>{' '}
              {typeset(says.endsWith('?') ? says : `${says}.`)}
            </li>
          ))}
        </ul>
        <OfficeButton kind="outline" isForDesk isBusy={isBusy} onClick={() => void again()}>
          <Icon name="refresh-cw" />
          {say('evening.again')}
        </OfficeButton>
        <OfficeButton kind="plain" isForDesk isBusy={isChoosing} onClick={() => void choose()}>
          {say(isMailed ? 'evening.mail.end' : 'evening.mail.take')}
        </OfficeButton>
        <FailureNote failure={failure} />
        <p className={styles.quiet}>{say('evening.at', { time: format.hour(at.toZonedDateTimeISO(timeZone)) })}</p>
      </div>
    </Panel>
  );
}

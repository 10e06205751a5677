import type { FindingState, Diagnosis as Told } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useSite } from '../../../state/site.ts';
import styles from './doctor.module.css';
import { FindingList } from './finding-list.tsx';

interface DiagnosisProps {
  diagnosis: Told;
  onAgain: () => Promise<void>;
}

export function Diagnosis({ diagnosis: { checkedAt, findings }, onAgain }: DiagnosisProps) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const [isBusy, setBusy] = useState(false);
  const time = format.hour(checkedAt.toZonedDateTimeISO(timeZone));
  const count = (wanted: FindingState) => findings.filter(({ state }) => state === wanted).length;
  const fine = findings.filter(({ state }) => state === 'good');
  async function again(): Promise<void> {
    setBusy(true);
    await onAgain();
    setBusy(false);
  }
  return (
    <div className={styles.part} data-testid="doctor">
      <p role="status" className={styles.sum}>
        {say('settings.doctor.sum', { bad: count('bad'), doubtful: count('doubtful') })}{' '}
        {say('settings.doctor.at', { time })}
      </p>
      <FindingList findings={findings.filter(({ state }) => state !== 'good')} />
      {fine.length > 0 && (
        <details className={styles.fine}>
          <summary>
            <Icon name="chevron-right" />
            {say('settings.doctor.good', { count: fine.length })}
          </summary>
          <FindingList findings={fine} />
        </details>
      )}
      <OfficeButton kind="outline" isForDesk isBusy={isBusy} onClick={() => void again()}>
        <Icon name="refresh-cw" />
        {say('settings.doctor.again')}
      </OfficeButton>
      <p className={styles.quiet}>{say('settings.doctor.text')}</p>
    </div>
  );
}

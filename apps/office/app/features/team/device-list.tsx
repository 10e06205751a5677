import type { Device } from '@comptoir/contract';
import { Skeleton } from '@comptoir/ui';
import type { ComponentProps } from 'react';
import { FailedBox } from '../../components/failed-box.tsx';
import { Panel } from '../../components/panel.tsx';
import { StateBox } from '../../components/state-box.tsx';
import { useMessage } from '../../messages/use-message.ts';
import type { Answer } from '../../state/screen/use-answer.ts';
import { AskWho } from './ask-who.tsx';
import styles from './device-list.module.css';
import { DeviceRow } from './device-row.tsx';

interface DeviceListProps {
  answer: Answer<Device[]>;
  onRetry: ComponentProps<typeof FailedBox>['onRetry'];
  onRemoved: () => void;
}

export function DeviceList({ answer, onRetry, onRemoved }: DeviceListProps) {
  const say = useMessage();
  return (
    <Panel title={say('team.devices')}>
      {answer.kind === 'loading' && (
        <div className={styles.skeletons} role="status" aria-label={say('state.loading')}>
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} height="3rem" radius="0.7rem" />
          ))}
        </div>
      )}
      {answer.kind === 'failed' && <FailedBox error={answer.error} onRetry={onRetry} />}
      {answer.kind === 'here' && answer.value.length === 0 && (
        <StateBox icon="tablet" title={say('team.none')} text={say('team.noneText')} />
      )}
      {answer.kind === 'here' && (
        <ul className={styles.list}>
          {answer.value.map((device) => (
            <DeviceRow key={device.id} device={device} onRemoved={onRemoved} />
          ))}
        </ul>
      )}
      {answer.kind === 'here' && answer.value.some(({ kind }) => kind === 'board') && <AskWho />}
    </Panel>
  );
}

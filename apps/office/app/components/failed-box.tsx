import { ApiError } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { useMessage } from '../messages/use-message.ts';
import { OfficeButton } from './office-button.tsx';
import { StateBox } from './state-box.tsx';

interface FailedBoxProps {
  error: unknown;
  onRetry: () => void;
}

export function FailedBox({ error, onRetry }: FailedBoxProps) {
  const say = useMessage();
  const status = error instanceof ApiError ? error.status : null;
  if (status === 403)
    return <StateBox icon="circle-alert" title={say('state.forbiddenTitle')} text={say('state.forbidden')} />;
  const kind = status === 0 ? 'offline' : 'failed';
  return (
    <StateBox
      icon={kind === 'offline' ? 'wifi-off' : 'cloud-off'}
      title={say(`state.${kind}Title`)}
      text={say(`state.${kind}`)}
      isAlert
    >
      <OfficeButton isForDesk onClick={onRetry}>
        <Icon name="refresh-cw" />
        {say('state.retry')}
      </OfficeButton>
    </StateBox>
  );
}

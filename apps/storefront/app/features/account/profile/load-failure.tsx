import { Button, Icon } from '@comptoir/ui';
import { useMessage } from '../../../messages/use-message.ts';
import { FailureNote } from '../form/failure-note.tsx';
import { failureOf } from '../form/use-form.ts';

export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = useMessage();
  return (
    <div className="stack">
      <FailureNote failure={failureOf(error)} />
      <div className="row">
        <Button kind="outline" isSmall onClick={onRetry}>
          <Icon name="refresh-cw" size="small" />
          {say('account.retry')}
        </Button>
      </div>
    </div>
  );
}

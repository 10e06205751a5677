import { Button } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';

export function CancelButton(props: { onClick: () => void; onPointerDown?: () => void }) {
  const say = useMessage();
  return (
    <div className="row">
      <Button kind="outline" isSmall {...props} data-testid="live-cancel">
        {say('live.cancel.ask')}
      </Button>
    </div>
  );
}

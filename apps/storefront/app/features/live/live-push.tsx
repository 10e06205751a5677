import { Button, Note } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';
import { useOrderPush } from '../../state/live/use-order-push.ts';

/** Offers to tell this browser how the order goes on; nobody is asked for anything before they tap (LIV-16). */
export function LivePush({ token }: { token: string }) {
  const say = useMessage();
  const { standing, turnOn, turnOff } = useOrderPush(token);
  if (standing === 'unknown' || standing === 'unread' || standing === 'none') return null;
  return (
    <div className="stack" data-testid="live-push" data-state={standing}>
      {standing === 'on' && <Note kind="good">{say('live.push.on')}</Note>}
      {standing === 'failed' && <Note kind="error">{say('live.push.failed')}</Note>}
      {standing === 'denied' && <Note>{say('live.push.denied')}</Note>}
      {standing !== 'denied' && (
        <div className="row">
          <Button
            kind="outline"
            isSmall
            disabled={standing === 'busy'}
            onClick={() => void (standing === 'on' ? turnOff() : turnOn())}
          >
            {say(standing === 'on' ? 'live.push.leave' : 'live.push.ask')}
          </Button>
        </div>
      )}
    </div>
  );
}

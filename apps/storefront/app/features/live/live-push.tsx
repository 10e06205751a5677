import { Button, classNames, Note } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';
import { useOrderPush } from '../../state/live/use-order-push.ts';
import styles from './live.module.css';

/**
 * Offers to tell this browser how the order goes on; nobody is asked for anything before they tap (LIV-16). What the browser can do
 * is known last of all: its row is there before, so that nothing moves from under a finger.
 */
export function LivePush({ token }: { token: string }) {
  const say = useMessage();
  const { standing, turnOn, turnOff } = useOrderPush(token);
  const isOn = standing === 'on';
  if (standing === 'denied') return <Note>{say('live.push.denied')}</Note>;
  const canChange = standing !== 'unknown' && standing !== 'unread' && standing !== 'none';
  return (
    <div className={classNames(styles.push, 'stack')} data-testid="live-push" data-state={standing}>
      {standing === 'failed' && <Note kind="error">{say('live.push.failed')}</Note>}
      <div className={classNames(styles.pushRow, 'row')}>
        {standing !== 'unknown' && (
          <p className="small muted grow">{say(`live.push.${isOn ? 'on' : canChange ? 'off' : 'cant'}`)}</p>
        )}
        {canChange && (
          <Button
            kind="outline"
            isSmall
            disabled={standing === 'busy'}
            onClick={() => void (isOn ? turnOff() : turnOn())}
          >
            {say(isOn ? 'live.push.leave' : 'live.push.ask')}
          </Button>
        )}
      </div>
    </div>
  );
}

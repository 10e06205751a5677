import { Button, classNames, Note } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';
import { useOrderPush } from '../../state/live/use-order-push.ts';
import styles from './live.module.css';

/** The browser asks for permission after a tap only (LIV-16). The row has a fixed height, so that nothing moves. */
export function LivePush({ token }: { token: string }) {
  const say = useMessage();
  const { standing, turnOn, turnOff } = useOrderPush(token);
  const isOn = standing === 'on';
  if (standing === 'denied') return <Note>{say('live.push.denied')}</Note>;
  const isKnown = standing !== 'unknown';
  const canChange = isKnown && standing !== 'unread' && standing !== 'none';
  return (
    <div className={classNames(styles.push, 'stack')} data-testid="live-push" data-state={standing}>
      {standing === 'failed' && <Note kind="error">{say('live.push.failed')}</Note>}
      <div className={classNames(styles.pushRow, 'row')}>
        {isKnown && <p className="small muted grow">{say(`live.push.${isOn ? 'on' : canChange ? 'off' : 'cant'}`)}</p>}
        {!isKnown && (
          <>
            <p className={classNames(styles.ifCan, 'small muted grow')}>{say('live.push.off')}</p>
            <p className={classNames(styles.ifCannot, 'small muted grow')}>{say('live.push.cant')}</p>
          </>
        )}
        {(canChange || !isKnown) && (
          <Button
            className={isKnown ? undefined : styles.ifCan}
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

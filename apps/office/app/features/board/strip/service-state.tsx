import { classNames } from '@comptoir/ui';
import { Text } from '../../../messages/text.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useActionStore } from '../../../state/board/actions/action-store.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { useHour } from '../base/use-hour.ts';
import styles from './strip.module.css';

/** How the restaurant stands and what it promises; where the board is not sure of it, that comes first. */
export function ServiceState() {
  const link = useBoardStore((state) => state.link);
  const say = useMessage();
  return (
    <div className={styles.service}>
      <b>
        <i className={classNames(styles.light, link.state !== 'live' && styles.off)} />
        <span data-testid="link-state" data-link={link.state === 'out' ? 'lost' : link.state}>
          <Opening />
        </span>
      </b>
      <span>{link.isPolling ? say('board.strip.polling') : <Promises />}</span>
    </div>
  );
}

function Opening() {
  const service = useBoardStore((state) => state.service);
  const sayHour = useHour();
  if (!service) return <Text id="state.loading" />;
  const { isOpen, until } = service;
  if (isOpen)
    return until ? <Text id="board.strip.open" values={{ hour: sayHour(until) }} /> : <Text id="board.strip.openOn" />;
  if (!until) return <Text id="board.strip.closed" />;
  return <Text id="board.strip.closedUntil" values={{ moment: sayHour(until) }} />;
}

/** What a diner who orders now is told at the least, while there is a service; or how much waits here for a connection. */
function Promises() {
  const say = useMessage();
  const service = useBoardStore((state) => state.service);
  const waiting = useActionStore(({ pending }) => pending.filter(({ phase }) => phase === 'queued').length);
  if (waiting > 0) return say('board.strip.waiting', { count: waiting });
  if (!service?.isOpen) return null;
  const { pickupMinutes, deliveryMinutes } = service;
  const promises = [
    pickupMinutes !== null && say('board.strip.pickup', { minutes: pickupMinutes }),
    deliveryMinutes !== null && say('board.strip.delivery', { minutes: deliveryMinutes }),
  ];
  return promises.filter(Boolean).join(' · ');
}

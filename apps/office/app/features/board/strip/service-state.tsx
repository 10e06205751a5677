import type { Service } from '@comptoir/contract';
import type { Mode } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { serverNow, useNow } from '@comptoir/web-app/clock';
import { useFormat } from '@comptoir/web-app/messages';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useActionStore } from '../../../state/board/actions/action-store.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import type { ConnectionView } from '../../../state/board/connection/board-connection.ts';
import { useSite } from '../../../state/site.ts';
import { useHour } from '../base/use-hour.ts';
import styles from './strip.module.css';

/** `off`: all orders are paused, or the board is not connected. `closed`: the restaurant is closed. Null if orders can come in. */
function lightOf({
  connection,
  service,
}: {
  connection: ConnectionView;
  service: Service | null;
}): 'off' | 'closed' | null {
  if (connection.state !== 'live' || (service && service.unanswered !== null)) return 'off';
  return service && !service.isOpen ? 'closed' : null;
}

/** Says that the board polls if it has no event stream. */
export function ServiceState() {
  const connection = useBoardStore((state) => state.connection);
  const light = useBoardStore(lightOf);
  const paused = usePausedModes();
  const say = useMessage();
  return (
    <div className={styles.service}>
      <b>
        <i className={classNames(styles.light, styles[paused === 'all' ? 'off' : (light ?? '')])} />
        <span data-testid="link-state" data-link={connection.state === 'out' ? 'lost' : connection.state}>
          <Opening />
        </span>
      </b>
      <span>{connection.isPolling ? say('board.strip.polling') : <Promises />}</span>
    </div>
  );
}

/** The modes that the kitchen paused: one of them, "all" or "none". A pause ends without a word of the server. */
function usePausedModes(): Mode | 'all' | 'none' {
  const pauses = useBoardStore(({ service }) => service?.pauses);
  const delivers = useBoardStore(({ service }) => service?.deliveryMinutes !== null);
  return useNow((now) => {
    const holding = pauses?.filter(({ until }) => until.epochMilliseconds > now.epochMilliseconds) ?? [];
    const isPaused = (mode: Mode) => holding.some(({ modes }) => modes.includes(mode));
    if (!isPaused('pickup')) return delivers && isPaused('delivery') ? 'delivery' : 'none';
    return !delivers || isPaused('delivery') ? 'all' : 'pickup';
  });
}

function Opening() {
  const service = useBoardStore((state) => state.service);
  const sayHour = useHour();
  const format = useFormat();
  const { timeZone } = useSite();
  if (!service) return <Text id="state.loading" />;
  const { isOpen, until, unanswered } = service;
  if (unanswered !== null) return <Text id="board.paused.state" />;
  if (isOpen)
    return until ? <Text id="board.strip.open" values={{ hour: sayHour(until) }} /> : <Text id="board.strip.openOn" />;
  if (!until) return <Text id="board.strip.closed" />;
  const at = until.toZonedDateTimeISO(timeZone);
  const isToday = at.toPlainDate().equals(serverNow().toZonedDateTimeISO(timeZone).toPlainDate());
  const hour = format.hour(at);
  if (isToday) return <Text id="board.strip.closedUntil" values={{ hour }} />;
  return <Text id="board.strip.closedUntilDay" values={{ day: format.weekdayName(at), hour }} />;
}

function Promises() {
  const say = useMessage();
  const sayHour = useHour();
  const service = useBoardStore((state) => state.service);
  const paused = usePausedModes();
  const waiting = useActionStore(({ pending }) => pending.filter(({ phase }) => phase === 'queued').length);
  if (waiting > 0) return say('board.strip.waiting', { count: waiting });
  if (!service?.isOpen) return null;
  if (service.unanswered !== null)
    return service.resumesAt
      ? say('board.paused.until', { hour: sayHour(service.resumesAt) })
      : say('board.paused.service');
  const promises = (['pickup', 'delivery'] as const).flatMap((mode) => {
    const minutes = service[`${mode}Minutes`];
    if (minutes === null) return [];
    return paused === 'all' || paused === mode
      ? say('board.strip.paused', { mode })
      : say(`board.strip.${mode}`, { minutes });
  });
  return promises.join(' · ');
}

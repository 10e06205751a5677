import { classNames, Dot, linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { useMode } from '../../state/location/location-store.ts';
import { openSheet } from '../../state/page/sheet-store.ts';
import { sayDeliveryTerms, useDeliveryTerms } from '../../state/use-delivery-terms.ts';
import { useService } from '../../state/use-service.ts';
import styles from './service-line.module.css';

export function ServiceLine() {
  const say = useMessage();
  const sayMoment = useMoment();
  const format = useFormat();
  const mode = useMode();
  const delivery = useDeliveryTerms();
  const isUnreachable = delivery === 'unreachable';
  const { now, opening, pause, promisedAt } = useService();

  function sayState(): string {
    if (isUnreachable) return say('menu.unreachable');
    if (pause?.resumesAt) return say('menu.pausedFirst', { mode, moment: sayMoment(pause.resumesAt, now, 'at') });
    if (!promisedAt) return say('time.closed');
    const moment = sayMoment(promisedAt, now, 'around');
    return say(opening.isOpen ? 'menu.open' : 'menu.closedFirst', { mode, moment });
  }

  return (
    <p className={classNames(styles.line, 'small muted')}>
      <Dot isOn={opening.isOpen && !pause && !isUnreachable} />
      <span>{sayState()}</span>
      {delivery && delivery !== 'unreachable' && <span>{sayDeliveryTerms(delivery, say, format)}</span>}
      <button
        type="button"
        className={classNames(linkStyles.link, 'small')}
        onClick={() => openSheet({ name: 'location' })}
      >
        <Text id="menu.change" />
      </button>
    </p>
  );
}

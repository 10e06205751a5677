import { buttonClass, Icon, Segmented } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { chooseMode, useLocationStore } from '../../state/location/location-store.ts';
import { openSheet } from '../../state/page/sheet-store.ts';
import { usePath } from '../../state/page/use-path.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { useDeliveryTerms } from '../../state/use-delivery-terms.ts';
import { useService } from '../../state/use-service.ts';
import styles from './order-card.module.css';

export function OrderCard() {
  const say = useMessage();
  const sayMoment = useMoment();
  const path = usePath();
  const location = useLocationStore();
  const { contacts, delivery } = useCatalogue((catalogue) => catalogue.settings);
  const { now, promisedAt } = useService();
  const isPickup = location.mode === 'pickup';
  const place = isPickup ? contacts.address : location.measured?.address || location.zone;
  const moment = promisedAt && sayMoment(promisedAt, now, 'around');
  const isUnreachable = useDeliveryTerms() === 'unreachable';
  const promise = isUnreachable
    ? say('menu.unreachable')
    : moment
      ? say(isPickup ? 'home.readyAt' : 'home.deliveredAt', { moment })
      : say('home.notReady');

  return (
    <div className={styles.card}>
      {delivery.isActive && (
        <Segmented
          className={styles.modes}
          label={say('shell.mode')}
          segments={[
            { value: 'pickup', label: say('shell.pickup'), icon: 'store' },
            { value: 'delivery', label: say('shell.delivery'), icon: 'bike' },
          ]}
          value={location.mode}
          onChange={(mode) => {
            chooseMode(mode);
            if (mode === 'delivery' && !location.zone && !location.measured) openSheet({ name: 'location' });
          }}
        />
      )}
      <button type="button" className={styles.place} onClick={() => openSheet({ name: 'location' })}>
        <Icon name="map-pin" />
        <span className="grow">
          <b>{place || <Text id="home.chooseAddress" />}</b>
          <small>{place ? promise : say('home.chooseAddressHint')}</small>
        </span>
        <Icon name="chevron-right" />
      </button>
      <Link className={buttonClass('primary')} to={path('/menu')}>
        <Text id="home.seeMenu" /> <Icon name="arrow-right" />
      </Link>
    </div>
  );
}

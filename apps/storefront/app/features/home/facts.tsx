import { Dot, Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../messages/use-message.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { useMode } from '../../state/location/location-store.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { useService } from '../../state/use-service.ts';
import styles from './facts.module.css';

function useLowestMinimum(): number {
  const { calculation, zones, minimumCents } = useCatalogue((catalogue) => catalogue.settings.delivery);
  return calculation === 'zone' && zones.length > 0
    ? Math.min(...zones.map((zone) => zone.minimumCents))
    : minimumCents;
}

export function Facts() {
  const say = useMessage();
  const format = useFormat();
  const { opening, promisedMinutes } = useService();
  const mode = useMode();
  const { delivery, payments } = useCatalogue((catalogue) => catalogue.settings);
  const minimumCents = useLowestMinimum();
  const methods = payments.isCashActive ? (payments.isCardActive ? 'home.cashOrCard' : 'home.cash') : 'home.card';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the line scrolls sideways, which needs keyboard focus
    <section className={styles.facts} aria-label={say('home.facts')} tabIndex={0}>
      <span>
        <Dot isOn={opening.isOpen} />
        <Hours />
      </span>
      {promisedMinutes !== null && (
        <span>
          <Icon name="clock" />
          {say('home.readyIn', { minutes: promisedMinutes, mode })}
        </span>
      )}
      {delivery.isActive && (
        <span>
          <Icon name="bike" />
          {minimumCents > 0
            ? say('home.deliveryFrom', { amount: format.shortMoney(minimumCents) })
            : say('home.deliveryAll')}
        </span>
      )}
      {(payments.isCashActive || payments.isCardActive) && (
        <span>
          <Icon name="hand-coins" />
          {say(methods)}
        </span>
      )}
    </section>
  );
}

function Hours() {
  const say = useMessage();
  const sayMoment = useMoment();
  const format = useFormat();
  const { now, opening, pause } = useService();
  const { isOpen, until, opensAt } = opening;
  if (pause?.resumesAt) return say('home.resumes', { moment: sayMoment(pause.resumesAt, now, 'at') });
  if (isOpen) return say('home.openUntil', { time: until ? format.hour(until) : '' });
  if (!opensAt) return say('time.closed');
  return say('home.opens', { moment: sayMoment(opensAt, now, 'at') });
}

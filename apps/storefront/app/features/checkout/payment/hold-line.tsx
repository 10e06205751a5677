import { classNames, Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useEffect, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import type { HeldPlace } from '../../../state/cart/cart.ts';
import { millisecondsLeft } from '../run/held-place.ts';
import type { Checkout } from '../run/use-checkout.ts';
import styles from './hold-line.module.css';

/** The hold is said once, and again this long before its end; a countdown would only press the diner (CAP-05). */
const lastMilliseconds = 60_000;

function useIsLast(place: HeldPlace | null): boolean {
  // The end of which it is known that less than a minute is left.
  const [lastUntil, setLastUntil] = useState('');
  useEffect(() => {
    if (!place) return;
    const wait = Math.max(0, millisecondsLeft(place) - lastMilliseconds);
    const timer = setTimeout(() => setLastUntil(place.until), wait);
    return () => clearTimeout(timer);
  }, [place]);
  return place !== null && place.until === lastUntil;
}

/** Says until when the kitchen keeps the place (CAP-05, CAP-16). A screen reader hears the line whenever it changes. */
export function HoldLine({ checkout: { place, cart } }: { checkout: Checkout }) {
  const say = useMessage();
  const format = useFormat();
  const isLast = useIsLast(place);
  const until = place && Temporal.Instant.from(place.until).toZonedDateTimeISO(cart.now.timeZoneId);
  return (
    <div role="status" data-testid="hold">
      {until && (
        <>
          <p className={classNames(styles.hold, isLast && styles.last)}>
            <Icon name="clock" />
            <span>
              {say(isLast ? 'checkout.payment.heldLast' : 'checkout.payment.held', { time: format.hour(until) })}
            </span>
          </p>
          <p className="small muted">{say('checkout.payment.guaranteed')}</p>
        </>
      )}
    </div>
  );
}

import { classNames, Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useRef } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useMoment } from '../../../messages/use-moment.ts';
import type { CheckoutEvent } from '../machine/model/events.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { KitchenTimes } from '../time/kitchen-times.tsx';
import styles from './express.module.css';

interface ExpressTimeProps {
  checkout: Checkout;
  isTimeChosen: boolean;
  /** True if the times are listed. */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** True if an event chooses a whole time, not only a day. */
const choosesTime = (event: CheckoutEvent): boolean =>
  event.kind === 'chooseTime' && (event.time !== '' || event.date === '');

/** The time of the order. A tap lists the others, of which one is chosen by another tap (PYX-29). */
export function ExpressTime({ checkout, isTimeChosen, isOpen, onToggle }: ExpressTimeProps) {
  const { cart, promise, state, dispatch } = checkout;
  const say = useMessage();
  const sayMoment = useMoment();
  const format = useFormat();
  const row = useRef<HTMLButtonElement>(null);

  function text(): string {
    if (!isTimeChosen) return say('express.choose');
    if (cart.slotAt) return sayMoment(cart.slotAt, cart.now, 'bare');
    const isToday = promise?.toPlainDate().equals(cart.now.toPlainDate());
    return promise
      ? say('express.asap', { time: isToday ? format.hour(promise) : sayMoment(promise, cart.now, 'bare') })
      : '';
  }

  const listed: Checkout = {
    ...checkout,
    dispatch: (event) => {
      dispatch(event);
      if (!choosesTime(event)) return;
      onToggle(false);
      row.current?.focus();
    },
  };
  return (
    <>
      <button
        ref={row}
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        data-testid="express-time"
        disabled={state.isSubmitting}
        onClick={() => onToggle(!isOpen)}
      >
        <Icon name="clock" />
        <span className="grow">
          <span className="visually-hidden">{say('express.changeTime')} : </span>
          <b>{text()}</b>
        </span>
        <Icon name="chevron-right" size="small" className={classNames(isOpen && styles.opened)} />
      </button>
      {isOpen && (
        <div className={classNames(styles.times, 'stack')}>
          <KitchenTimes checkout={listed} />
        </div>
      )}
    </>
  );
}

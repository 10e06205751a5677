import { Icon, reserveFoot } from '@comptoir/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { underWayMessages } from '../../messages/french/order/under-way.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { useLiveOrder } from '../../state/live/use-live-order.ts';
import {
  connectOrders,
  forgetUnderWay,
  noteUnderWay,
  type OrderUnderWay,
  useOrdersUnderWay,
} from '../../state/order/orders-under-way.ts';
import { usePath } from '../../state/page/use-path.ts';
import { useSite } from '../../state/shop/shop-context.tsx';
import { useNow } from '../../state/shop/use-now.ts';
import styles from './order-bar.module.css';

export function OrderBar() {
  return (
    <AddedMessages add={{ underWay: underWayMessages }}>
      <Bar />
    </AddedMessages>
  );
}

function Bar() {
  const say = useMessage();
  const ref = useRef<HTMLElement>(null);
  const { orders } = useOrdersUnderWay();
  useEffect(connectOrders, []);
  useLayoutEffect(() => (ref.current ? reserveFoot(ref.current, '--order-bar') : undefined), []);
  return (
    <nav ref={ref} className={styles.bar} aria-label={say('underWay.title')} data-testid="orders-under-way">
      {orders.map((order) => (
        <OrderLine key={order.token} order={order} />
      ))}
    </nav>
  );
}

/** The link to a refused or cancelled order disappears after the user has opened it. */
const isLost = ({ state }: OrderUnderWay) => state === 'refused' || state === 'cancelled';

function OrderLine({ order }: { order: OrderUnderWay }) {
  const { token, orderNumber } = order;
  const say = useMessage();
  const path = usePath();
  const { order: news } = useLiveOrder(token);
  const words = useWords(order);
  useEffect(() => noteUnderWay(token, news), [token, news]);
  return (
    <a
      className={styles.order}
      href={path(`/commande/${token}`)}
      data-state={order.state}
      onClick={() => isLost(order) && forgetUnderWay(token)}
    >
      <Icon name={isLost(order) ? 'x' : order.mode === 'pickup' ? 'store' : 'bike'} size="small" />
      <span className="grow">
        <b className="figures">{say('underWay.number', { number: orderNumber })}</b> · {words}
      </span>
      <Icon name="chevron-right" size="small" />
    </a>
  );
}

function useWords({ state, mode, dueAt }: OrderUnderWay): string {
  const say = useMessage();
  const sayMoment = useMoment();
  const now = useNow();
  const { timeZone } = useSite();
  const moment = sayMoment(Temporal.Instant.from(dueAt).toZonedDateTimeISO(timeZone), now, 'around');
  if (state === 'ready' || state === 'accepted') return say(`underWay.${state}.${mode}`, { moment });
  return state === 'done' || state === 'no_show' ? '' : say(`underWay.${state}`, { moment });
}

import { buttonClass } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import type { Followed } from '../../state/live/followed-order.ts';
import { useLiveOrder } from '../../state/live/use-live-order.ts';
import { usePath } from '../../state/page/use-path.ts';
import { LiveMoney } from './live-money.tsx';
import { LiveTimeline } from './live-timeline.tsx';

interface OrderProgressProps {
  token: string;
  drawWithdrawal: (followed: Followed) => ReactNode;
  /** The order's recap, which needs no answer of the server. */
  children: ReactNode;
}

/** Draws what can be done with an order above its recap, and how it goes on below it. */
export function OrderProgress({ token, drawWithdrawal, children }: OrderProgressProps) {
  const say = useMessage();
  const path = usePath();
  const { order, take } = useLiveOrder(token);
  if (order === 'missing') return children;
  const isWhole = order !== 'unread' && order.form === 'whole';
  return (
    <div className="stack" data-testid="order-progress">
      {order !== 'unread' && drawWithdrawal({ token, order, onNews: take })}
      {children}
      {isWhole && <LiveTimeline order={order} />}
      {isWhole && <LiveMoney order={order} />}
      <a className={buttonClass('outline', { isSmall: true })} href={path(`/commande/${token}`)}>
        {say('live.follow')}
      </a>
    </div>
  );
}

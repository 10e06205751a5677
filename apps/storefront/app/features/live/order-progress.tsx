import { buttonClass } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';
import { useLiveOrder } from '../../state/live/use-live-order.ts';
import { usePath } from '../../state/page/use-path.ts';
import { LiveMoney } from './live-money.tsx';
import { LiveTimeline } from './live-timeline.tsx';

export function OrderProgress({ token }: { token: string }) {
  const say = useMessage();
  const path = usePath();
  const { order } = useLiveOrder(token);
  if (order === 'missing') return null;
  const isWhole = order !== 'unread' && order.form === 'whole';
  return (
    <div className="stack" data-testid="order-progress">
      {isWhole && <LiveTimeline order={order} />}
      {isWhole && <LiveMoney order={order} />}
      <a className={buttonClass('outline', { isSmall: true })} href={path(`/commande/${token}`)}>
        {say('live.follow')}
      </a>
    </div>
  );
}

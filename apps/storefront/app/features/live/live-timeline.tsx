import type { LiveOrder } from '@comptoir/contract';
import { hasFailed, type LiveStep, type LiveStepKey, liveHeading, liveSteps } from '@comptoir/domain';
import { type IconName, Timeline, TimelineStep } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../messages/use-message.ts';
import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';
import { useNow } from '../../state/shop/use-now.ts';

const icons: Record<LiveStepKey, IconName> = {
  received: 'receipt',
  sent: 'utensils',
  seen: 'eye',
  accepted: 'check',
  cooking: 'flame',
  ready: 'store',
  on_the_way: 'bike',
  done: 'shopping-bag',
  refused: 'x',
  cancelled: 'x',
  no_show: 'x',
};

export function LiveTimeline({ order }: { order: LiveOrder }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const { address: counter } = useCatalogue((catalogue) => catalogue.settings.contacts);
  const now = useNow().toInstant();
  const steps = liveSteps(order, now);
  const isWaiting = liveHeading(order, now) === 'waiting';
  const since = order.waitingSince ?? order.arrivedAt;
  const zoned = (at: Temporal.Instant) => at.toZonedDateTimeISO(timeZone);
  const current = steps.findIndex(({ isCurrent }) => isCurrent);
  const isDone = order.state === 'done';
  const stageOf = (index: number) =>
    index === current ? (isDone ? 'done' : 'now') : index < current ? 'done' : 'later';

  function detailOf({ key }: LiveStep): string {
    if (key === 'received') return payment();
    if (key === 'seen')
      return isWaiting ? say('live.waitsSince', { hour: format.hour(zoned(since)) }) : say('live.answerComes');
    return isAtCounter(key) ? counter : '';
  }

  /** No cash is due for an order that has failed. */
  function payment(): string {
    const { paymentMethod, status } = order.receipt;
    if (paymentMethod === 'card') return say('live.paid.card');
    if (hasFailed(order)) return '';
    return say(status === 'paid' ? 'live.paid.collected' : 'live.paid.cash');
  }

  /** A kitchen without a screen never reports "ready", so the last step names the counter. */
  function isAtCounter(key: LiveStepKey): boolean {
    return order.mode === 'pickup' && (key === 'ready' || (key === 'done' && order.reception === 'none'));
  }

  function titleOf({ key }: LiveStep): string {
    if (isAtCounter(key)) return say('live.step.ready.pickup');
    return key === 'done' || key === 'ready' ? say(`live.step.${key}.${order.mode}`) : say(`live.step.${key}`);
  }

  return (
    <Timeline>
      {steps.map((step, index) => (
        <TimelineStep
          key={step.key}
          stage={stageOf(index)}
          icon={icons[step.key]}
          title={titleOf(step)}
          detail={detailOf(step)}
          time={step.at && <time dateTime={step.at.toString()}>{format.hour(zoned(step.at))}</time>}
        />
      ))}
    </Timeline>
  );
}

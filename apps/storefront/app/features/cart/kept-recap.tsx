import { classNames } from '@comptoir/ui';
import { useFormat } from '../../messages/use-format.ts';
import { useMessage } from '../../messages/use-message.ts';
import type { LastOrder } from '../../state/order-store.ts';
import { RecapLines } from './recap-lines.tsx';
import { TaxTable } from './tax-table.tsx';
import totalsStyles from './totals.module.css';

/** What was ordered, as it was kept when the order left. */
export function KeptRecap({ order }: { order: LastOrder }) {
  const say = useMessage();
  const format = useFormat();
  const { recap, mode } = order;
  const delivery = recap.deliveryCents === 0 ? say('cart.deliveryFree') : format.money(recap.deliveryCents);
  return (
    <div className="stack">
      <RecapLines lines={recap.lines} />
      <div className={totalsStyles.totals}>
        <p className={totalsStyles.row}>
          <span>{say('cart.subtotal')}</span>
          <span className="figures">{format.money(recap.subtotalCents)}</span>
        </p>
        {recap.discounts.map((discount) => (
          <p key={discount.label} className={classNames(totalsStyles.row, totalsStyles.discount)}>
            <span>{discount.label}</span>
            <span className="figures">{format.money(-discount.cents)}</span>
          </p>
        ))}
        <p className={totalsStyles.row}>
          <span>{say(mode === 'pickup' ? 'cart.pickup' : 'cart.delivery')}</span>
          <span className="figures">{mode === 'pickup' ? say('cart.pickupFree') : delivery}</span>
        </p>
        <p className={classNames(totalsStyles.row, totalsStyles.total)}>
          <span>{say('cart.total')}</span>
          <span className="figures" data-cents={recap.totalCents}>
            {format.money(recap.totalCents)}
          </span>
        </p>
      </div>
      <TaxTable taxLines={recap.taxLines} />
    </div>
  );
}

import type { LiveOrder, LiveRefund } from '@comptoir/contract';
import { hasFailed, payableCents } from '@comptoir/domain';
import { Note } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/shop/shop-context.tsx';

export function LiveMoney({ order }: { order: LiveOrder }) {
  const say = useMessage();
  const { refunds, receipt } = order;
  if (refunds.length === 0)
    return hasFailed(order) && receipt.paymentMethod === 'cash' ? (
      <Note kind="good">{say('live.money.none')}</Note>
    ) : null;
  return (
    <div className="stack" data-testid="live-money">
      {refunds.map((refund, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: refunds never change their order
        <Refund key={position} order={order} refund={refund} />
      ))}
      <Left order={order} />
    </div>
  );
}

function Refund({ order: { receipt }, refund }: { order: LiveOrder; refund: LiveRefund }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const { status, amountCents, tipCents = 0, at, lines } = refund;
  const values = { amount: format.money(amountCents + tipCents), hour: format.hour(at.toZonedDateTimeISO(timeZone)) };
  const isCash = status === 'done' && receipt.paymentMethod === 'cash';
  const dishes = (lines ?? []).flatMap((position) => receipt.lines[position] ?? []);
  const names = dishes.map(({ quantity, name }) => `${quantity} × ${name}`);
  return (
    <Note kind={status === 'done' ? 'good' : 'warm'} icon="banknote">
      {say(isCash ? 'live.money.doneCash' : `live.money.${status}`, values)}
      {names.length > 0 && ` ${say('live.money.lines', { dishes: format.list(names) })}`}
    </Note>
  );
}

/** The receipt never changes, so the amount that remains after refunds is shown beside it. */
function Left({ order: { receipt, refunds } }: { order: LiveOrder }) {
  const say = useMessage();
  const format = useFormat();
  const done = refunds.filter(({ status }) => status === 'done');
  const backCents = done.reduce((sum, { amountCents, tipCents = 0 }) => sum + amountCents + tipCents, 0);
  const { totalCents, tipCents = 0 } = receipt;
  const leftCents = payableCents({ totalCents, tipCents }) - backCents;
  if (backCents === 0 || leftCents <= 0) return null;
  return (
    <p className="row between bold">
      <span>{say('live.money.left')}</span>
      <span className="figures">{format.money(leftCents)}</span>
    </p>
  );
}

import type { LiveOrder, LiveRefund } from '@comptoir/contract';
import { Note } from '@comptoir/ui';
import { useFormat } from '../../messages/use-format.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/shop/shop-context.tsx';

const ended: LiveOrder['state'][] = ['refused', 'cancelled', 'no_show'];

/** What goes back to whoever paid: asked for, or paid back, never one for the other (LIV-11, LIV-12). */
export function LiveMoney({ order }: { order: LiveOrder }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const { refunds, receipt, state } = order;

  function sayRefund({ status, amountCents, at }: LiveRefund): string {
    const values = { amount: format.money(amountCents), hour: format.hour(at.toZonedDateTimeISO(timeZone)) };
    const isCash = status === 'done' && receipt.paymentMethod === 'cash';
    return say(isCash ? 'live.money.doneCash' : `live.money.${status}`, values);
  }

  if (refunds.length === 0)
    return ended.includes(state) && receipt.paymentMethod === 'cash' ? (
      <Note kind="good">{say('live.money.none')}</Note>
    ) : null;
  return refunds.map((refund) => (
    <Note key={refund.at.toString()} kind={refund.status === 'done' ? 'good' : 'warm'} icon="banknote">
      {sayRefund(refund)}
    </Note>
  ));
}

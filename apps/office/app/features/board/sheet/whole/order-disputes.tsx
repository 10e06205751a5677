import type { OrderSheet } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { Consequence } from '../../../../components/consequence.tsx';
import { useMessage } from '../../../../messages/use-message.ts';
import { useSite } from '../../../../state/site.ts';

/** Says that the payment of an order is contested, why, and until when to answer (PYX-76, PYX-78). */
export function OrderDisputes({ disputes }: Pick<OrderSheet, 'disputes'>) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  return disputes.map(({ id, reason, state, amountCents, dueBy }) => {
    const until = state === 'open' && dueBy ? dueBy.toZonedDateTimeISO(timeZone) : null;
    return (
      <div key={id} data-testid="dispute" data-state={state}>
        <Consequence look={state === 'won' ? 'good' : 'bad'}>
          {say(`board.dispute.state.${state}`, {
            amount: format.money(amountCents),
            reason: say(`board.dispute.reason.${reason}`),
          })}{' '}
          {until && <b>{say('board.dispute.until', { date: format.date(until), hour: format.hour(until) })}</b>}
        </Consequence>
      </div>
    );
  });
}

import type { BoardOrder, OrderSheet } from '@comptoir/contract';
import { Skeleton } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { type AmountRow, listAmounts, listTaxes, listTip, writePayment } from '@comptoir/words';
import { Consequence } from '../../../../components/consequence.tsx';
import { OfficeButton } from '../../../../components/office-button.tsx';
import { Text } from '../../../../messages/text.ts';
import { useMessage } from '../../../../messages/use-message.ts';
import { openSheet } from '../../../../state/board/sheet-store.ts';
import type { Answer } from '../../../../state/screen/use-answer.ts';
import { isUnpaid, refundableCents } from '../../base/order-money.ts';
import { OrderDisputes } from './order-disputes.tsx';
import styles from './order-money.module.css';

interface OrderMoneyProps {
  order: BoardOrder;
  answer: Answer<OrderSheet>;
}

/** The tip that was paid with the order, whatever went back of it since. */
function paidTip(answer: Answer<OrderSheet>): number {
  return answer.kind === 'here' ? (answer.value.receipt.tipCents ?? 0) : 0;
}

function paidTextOf({ paymentMethod, isCashPresumed }: BoardOrder) {
  if (paymentMethod === 'card') return 'board.sheet.paidCard';
  return isCashPresumed ? 'board.sheet.presumedCash' : 'board.sheet.paidCash';
}

/** Until the details are loaded, only the total is shown. */
export function OrderMoney({ order, answer }: OrderMoneyProps) {
  const format = useFormat();
  const { totalCents, dueCents, refundedCents } = order;
  const isDue = isUnpaid(order);
  const isRefundBarred = answer.kind === 'here' && answer.value.disputes.some(({ isRefundable }) => !isRefundable);
  const isVoid = answer.kind === 'here' && answer.value.receipt.status === 'cancelled';
  return (
    <>
      <Consequence look={isDue || isVoid ? 'plain' : 'good'}>
        {isVoid ? (
          <Text id="board.sheet.void" />
        ) : isDue ? (
          <Text id="board.sheet.due" values={{ amount: format.money(dueCents) }} />
        ) : (
          <Text id={paidTextOf(order)} values={{ amount: format.money(totalCents + paidTip(answer)) }} />
        )}
      </Consequence>
      {answer.kind === 'here' && <OrderDisputes disputes={answer.value.disputes} />}
      {answer.kind === 'here' ? <Amounts sheet={answer.value} /> : <Total order={order} />}
      {answer.kind === 'loading' && <Skeleton height="5rem" radius="0.7rem" />}
      {refundedCents > 0 && <Text as="p" id="board.sheet.refunded" values={{ amount: format.money(refundedCents) }} />}
      {answer.kind === 'here' && <Payment sheet={answer.value} />}
      {!isVoid && !isRefundBarred && refundableCents(order) + (order.tipCents ?? 0) > 0 && (
        <OfficeButton
          kind="outline"
          onClick={() => openSheet({ name: 'refund', orderId: order.id, order })}
          data-testid="refund"
        >
          <Text id="board.act.refund" />
        </OfficeButton>
      )}
    </>
  );
}

function Total({ order }: Pick<OrderMoneyProps, 'order'>) {
  const format = useFormat();
  return (
    <p className={styles.total}>
      <Text id="board.sheet.total" />
      <span className="figures">{format.money(order.totalCents)}</span>
    </p>
  );
}

function AmountTable({ rows }: { rows: AmountRow[] }) {
  const say = useMessage();
  return (
    <table className={styles.amounts} data-testid="sheet-amounts">
      <caption className="visually-hidden">{say('board.sheet.amounts')}</caption>
      <tbody>
        {rows.map(({ label, amount, isTotal }) => (
          <tr key={label} className={isTotal ? styles.sum : undefined}>
            <th scope="row">{label}</th>
            <td className="figures">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amounts({ sheet: { receipt } }: { sheet: OrderSheet }) {
  const format = useFormat();
  const tip = listTip(receipt, format);
  return (
    <>
      <AmountTable rows={listAmounts(receipt, format)} />
      <ul className={styles.notes}>
        {listTaxes(receipt, format).map((tax) => (
          <li key={tax}>{tax}</li>
        ))}
      </ul>
      {tip.length > 0 && <AmountTable rows={tip} />}
    </>
  );
}

function Payment({ sheet: { receipt, transactionId, coupon } }: { sheet: OrderSheet }) {
  const say = useMessage();
  return (
    <ul className={styles.notes} data-testid="sheet-payment">
      <li>{say('board.sheet.payment', { payment: writePayment(receipt) })}</li>
      {transactionId && <li>{say('board.sheet.paymentId', { id: transactionId })}</li>}
      {coupon && <li>{say('board.sheet.coupon', { code: coupon })}</li>}
    </ul>
  );
}

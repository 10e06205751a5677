import { ApiError, type BoardOrder, type OrderRecord } from '@comptoir/contract';
import { Icon, linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Answered } from '../../../components/answered.tsx';
import { OfficeButton, officeButtonClass } from '../../../components/office-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { StateBox } from '../../../components/state-box.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { keepImporting } from '../../../platform/keep-importing.ts';
import { go } from '../../../platform/navigation/navigation.ts';
import { closeSheet, openSheet, useSheetStore } from '../../../state/board/sheet-store.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import { useSite } from '../../../state/site.ts';
import { OrderLines } from '../card/order-lines.tsx';
import { OrderFacts } from '../sheet/whole/order-facts.tsx';
import { OrderEvents } from '../sheet/whole/order-history.tsx';
import { OrderMoney } from '../sheet/whole/order-money.tsx';
import { OrderPapers } from '../sheet/whole/order-papers.tsx';
import { useLineAmounts } from '../sheet/whole/use-line-amounts.ts';
import { CashMissing } from './cash-missing.tsx';
import { EraseOrder } from './erase-order.tsx';
import { OrderInvoices } from './order-invoices.tsx';
import styles from './order-page.module.css';
import { OrderPrints } from './order-prints.tsx';

const boardPath = '/office/board';

const RefundSheet = lazy(async () => {
  const { RefundSheet: sheet } = await keepImporting(() => import('../refund/refund-sheet.tsx'));
  return { default: sheet };
});

const isUnknown = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);
const openOnBoard = (order: BoardOrder, isReplacing: boolean) => {
  openSheet({ name: 'order', orderId: order.id, order });
  go(boardPath, { isReplacing });
};

/** All that is known of one order (REP-21). An order that waits for an answer is answered on the board, where a mail's link leads (LIV-25). */
export function OrderPage({ number }: { number: string }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(() => editorCaller.orderRecord(number));
  const waiting = answer.kind === 'here' && answer.value.order.state === 'new' ? answer.value.order : null;
  useEffect(() => {
    if (waiting) openOnBoard(waiting, true);
  }, [waiting]);
  if (answer.kind === 'failed' && isUnknown(answer.error))
    return (
      <StateBox icon="circle-alert" title={say('past.unknown', { number })} text={say('past.unknownText')} isAlert>
        <Link to={boardPath} className={officeButtonClass({ kind: 'plain' })}>
          {say('state.board')}
        </Link>
      </StateBox>
    );
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="9rem">
      {(record) => (waiting ? null : <Page record={record} onChanged={ask} />)}
    </Answered>
  );
}

interface PageProps {
  record: OrderRecord;
  onChanged: () => Promise<void>;
}

function Page({ record, onChanged }: PageProps) {
  const say = useMessage();
  const { order, sheet, prints } = record;
  const answer = { kind: 'here', value: sheet } as const;
  const isErased = order.customer.firstName === '' && sheet.lastName === '';
  const isOver = ['done', 'refused', 'cancelled', 'no_show'].includes(order.state);
  const mayInvoice = useSession()?.permissions.includes('invoices');
  useRefundEnd(onChanged);
  return (
    <div className={styles.page} data-testid="past-order" data-number={order.number}>
      <Head order={order} isOver={isOver} isContested={sheet.disputes.length > 0} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={say('past.receipt')}>
            <div className={styles.parts}>
              <OrderLines lines={order.lines} isWhole amounts={useLineAmounts(answer)} />
              <OrderMoney order={order} answer={answer} />
              <CashMissing order={order} onChanged={onChanged} />
            </div>
          </Panel>
          <Panel title={say('past.customer')}>
            <div className={styles.parts}>
              <OrderFacts order={order} answer={answer} />
              <EraseOrder order={order} isErased={isErased} isOver={isOver} onErased={onChanged} />
            </div>
          </Panel>
        </div>
        <div className={styles.column}>
          <Panel title={say('past.happened')}>
            <OrderEvents sheet={sheet} />
          </Panel>
          {mayInvoice && (
            <Panel title={say('past.invoice')}>
              <OrderInvoices order={order} />
            </Panel>
          )}
          <Panel title={say('past.papers')}>
            <div className={styles.parts}>
              <OrderPapers order={order} />
              <OrderPrints prints={prints} />
            </div>
          </Panel>
        </div>
      </div>
      <OpenRefund order={order} />
    </div>
  );
}

interface HeadProps {
  order: BoardOrder;
  isOver: boolean;
  isContested: boolean;
}

function Head({ order, isOver, isContested }: HeadProps) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const mayOpenFile = useSession()?.permissions.includes('export');
  const { number, mode, place, promisedAt } = order;
  const day = format.date(promisedAt.toZonedDateTimeISO(timeZone));
  const where = place ? `${place.address}, ${place.postalCode} ${place.city}` : 'none';
  return (
    <div className={styles.head}>
      <div>
        <Link className={linkStyles.link} to="/office/historique">
          <Icon name="arrow-left" size="small" /> {say('past.back')}
        </Link>
        <h2>{say('past.order', { number })}</h2>
        <p>{say('past.told', { day, mode: say(`board.mode.${mode}`), place: where })}</p>
      </div>
      <div className={styles.buttons}>
        {isContested && mayOpenFile && (
          <Link
            className={officeButtonClass({ kind: 'plain', isForDesk: true })}
            to={`/office/commandes/${number}/dossier`}
          >
            <Text id="past.dossier" />
          </Link>
        )}
        {!isOver && (
          <OfficeButton isForDesk onClick={() => openOnBoard(order, false)}>
            <Text id="past.onBoard" />
          </OfficeButton>
        )}
      </div>
    </div>
  );
}

/** The refund's form leads back to the order when it is done or given up. Here the order is the page, which is read again. */
function useRefundEnd(onChanged: () => Promise<void>): void {
  const name = useSheetStore(({ sheet }) => sheet?.name);
  const before = useRef(name);
  const readAgain = useEffectEvent(() => void onChanged());
  useEffect(() => {
    const isBack = before.current === 'refund' && name === 'order';
    before.current = name;
    if (!isBack) return;
    closeSheet();
    readAgain();
  }, [name]);
  useEffect(() => closeRefund, []);
}

function closeRefund(): void {
  if (useSheetStore.getState().sheet?.name === 'refund') closeSheet();
}

function OpenRefund({ order }: { order: BoardOrder }) {
  const isOpen = useSheetStore(({ sheet }) => sheet?.name === 'refund');
  if (!isOpen) return null;
  return (
    <Suspense>
      <RefundSheet order={order} />
    </Suspense>
  );
}

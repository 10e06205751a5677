import type { PastOrder, Receipt } from '@comptoir/contract';
import { Sheet, SheetBody, SheetHeader } from '@comptoir/ui';
import { type ReactNode, useId } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { writePlace } from '../../../state/order/write-place.ts';
import { OrderPapers } from './order-papers.tsx';
import { StatusBadge, useOrderWords } from './order-words.tsx';

interface OrderDetailProps {
  order: PastOrder;
  recap: (receipt: Receipt) => ReactNode;
  progress: (token: string, recap: ReactNode) => ReactNode;
  onClose: () => void;
}

export function OrderDetail({ order, recap, progress, onClose }: OrderDetailProps) {
  const say = useMessage();
  const titleId = useId();
  const { placed, promised } = useOrderWords();
  const { receipt } = order;
  const { place } = order.customer;
  const number = String(order.orderNumber);
  const shown = receipt ? recap(receipt) : <p className="muted">{say('account.orders.noDetail')}</p>;
  return (
    <Sheet titleId={titleId} kind="slim" testId="order-detail" onClose={onClose}>
      <SheetHeader
        titleId={titleId}
        title={say('account.orders.detailTitle', { number })}
        closeLabel={say('account.close')}
        onClose={onClose}
      />
      <SheetBody className="stack" isReadOnly>
        <div className="row between">
          <div className="small">
            <p>{placed(order)}</p>
            <p className="muted">{promised(order)}</p>
            {place && <p className="muted">{writePlace(place)}</p>}
          </div>
          <StatusBadge status={order.status} />
        </div>
        {order.trackToken ? progress(order.trackToken, shown) : shown}
        <OrderPapers papers={order.papers} />
      </SheetBody>
    </Sheet>
  );
}

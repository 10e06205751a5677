import type { OrdersPage, Receipt } from '@comptoir/contract';
import { buttonClass, EmptyState } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useNavigation, usePageLocation } from '../../../platform/navigation/navigation.ts';
import { useSignedData } from '../../../state/account/use-signed-data.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import { useReorder } from '../../../state/use-reorder.ts';
import { LoadFailure } from '../profile/load-failure.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { RowsSkeleton } from '../profile/rows-skeleton.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderDetail } from './order-detail.tsx';
import { PageLinks } from './page-links.tsx';

interface DetailProps {
  recap: (receipt: Receipt) => ReactNode;
  progress: (token: string, recap: ReactNode) => ReactNode;
}

function useHistoryPlace(): { page: number; order: number | null; at: (page: number, order?: number) => string } {
  const path = usePath();
  const query = new URLSearchParams(usePageLocation((place) => place.search));
  const read = (name: string) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  };
  const at = (page: number, order?: number) => {
    const asked = new URLSearchParams({
      ...(page > 1 && { page: String(page) }),
      ...(order !== undefined && { order: String(order) }),
    });
    return `${path('/profile/ViewOrders')}${asked.size > 0 ? `?${asked}` : ''}`;
  };
  return { page: read('page') ?? 1, order: read('order'), at };
}

function Empty() {
  const say = useMessage();
  const path = usePath();
  const { pictures } = useSite();
  return (
    <EmptyState
      title={say('account.orders.emptyTitle')}
      text={say('account.orders.emptyText')}
      picture={pictures.empty}
    >
      <Link className={buttonClass('primary')} to={path('/menu')}>
        {say('account.orders.toMenu')}
      </Link>
    </EmptyState>
  );
}

function Orders({ page: { page, limit, total, orders }, ...detail }: DetailProps & { page: OrdersPage }) {
  const { leaveFor } = useNavigation();
  const { order: opened, at } = useHistoryPlace();
  const again = useReorder();
  const order = orders.find(({ orderNumber }) => orderNumber === opened);
  if (total === 0) return <Empty />;
  return (
    <div className="stack">
      {orders.map((one) => (
        <OrderCard key={one.orderNumber} order={one} detail={at(page, one.orderNumber)} onAgain={again} />
      ))}
      <PageLinks page={page} count={Math.ceil(total / limit)} at={at} />
      {order && <OrderDetail order={order} {...detail} onClose={() => leaveFor(at(page))} />}
    </div>
  );
}

function History(detail: DetailProps) {
  const { page } = useHistoryPlace();
  const orders = useSignedData(`orders ${page}`, (caller, session) => caller.orders(session, page));
  if (orders.state === 'loading') return <RowsSkeleton />;
  if (orders.state === 'failed') return <LoadFailure error={orders.error} onRetry={orders.retry} />;
  return <Orders page={orders.data} {...detail} />;
}

export function OrderHistory(detail: DetailProps) {
  return (
    <ProfileFrame title="shell.pages.Order history">
      <History {...detail} />
    </ProfileFrame>
  );
}

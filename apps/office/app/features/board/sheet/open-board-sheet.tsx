import type { BoardOrder } from '@comptoir/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { keepImporting } from '../../../platform/keep-importing.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { useSheetStore } from '../../../state/board/sheet-store.ts';
import { DelaySheet } from './delay-sheet.tsx';
import { EndSheet } from './end-sheet.tsx';
import { HandOverSheet } from './hand-over-sheet.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { LeftOpenSheet } from './left-open-sheet.tsx';
import { NoShowSheet } from './no-show-sheet.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { SearchSheet } from './search-sheet.tsx';
import { SoundCheck } from './sound-check.tsx';
import { StockSheet } from './stock-sheet.tsx';

/** The sheets of pauses and refunds load on demand, because the board is shown first. */
const PauseSheet = lazy(async () => {
  const { PauseSheet: sheet } = await keepImporting(() => import('../pause/pause-sheet.tsx'));
  return { default: sheet };
});

const RefundSheet = lazy(async () => {
  const { RefundSheet: sheet } = await keepImporting(() => import('../refund/refund-sheet.tsx'));
  return { default: sheet };
});

/** The open sheet closes when its order leaves the board. */
export function OpenBoardSheet({ stock }: { stock: ReactNode }) {
  const sheet = useSheetStore((state) => state.sheet);
  const known = useBoardStore(({ orders }) => (sheet && 'orderId' in sheet ? orders.get(sheet.orderId) : undefined));
  const order = known ?? (sheet && 'order' in sheet ? sheet.order : undefined);
  switch (sheet?.name) {
    case 'sound-check':
      return <SoundCheck />;
    case 'search':
      return <SearchSheet />;
    case 'keys':
      return <KeysSheet />;
    case 'stock':
      return <StockSheet>{stock}</StockSheet>;
    case 'left-open':
      return <LeftOpenSheet />;
    case 'pause':
      return (
        <Suspense>
          <PauseSheet />
        </Suspense>
      );
    default:
      return sheet && order ? orderSheet(sheet.name, order) : null;
  }
}

function orderSheet(name: string, order: BoardOrder): ReactNode {
  switch (name) {
    case 'refuse':
    case 'cancel':
      return <EndSheet key={name} kind={name} order={order} />;
    case 'hand-over':
      return <HandOverSheet order={order} />;
    case 'delay':
      return <DelaySheet order={order} />;
    case 'no-show':
      return <NoShowSheet order={order} />;
    case 'refund':
      return (
        <Suspense>
          <RefundSheet order={order} />
        </Suspense>
      );
    default:
      return <OrderSheet order={order} />;
  }
}

import { Skeleton } from '@comptoir/ui';
import { type ReactNode, Suspense } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { BoardSheet } from '../base/board-sheet.tsx';

/** The stock page opens in a sheet, so that the board continues to ring. */
export function StockSheet({ children }: { children: ReactNode }) {
  const say = useMessage();
  return (
    <BoardSheet testId="stock-sheet" kind="broad" title={say('stock.title')}>
      <Suspense fallback={<Skeleton height="3.5rem" radius="1rem" />}>{children}</Suspense>
    </BoardSheet>
  );
}

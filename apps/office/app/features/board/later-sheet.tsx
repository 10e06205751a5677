import { type ComponentProps, lazy, Suspense } from 'react';
import { keepImporting } from '../../platform/keep-importing.ts';
import type { OpenBoardSheet } from './sheet/open-board-sheet.tsx';

const Sheets = lazy(async () => {
  const { OpenBoardSheet: sheets } = await keepImporting(() => import('./sheet/open-board-sheet.tsx'));
  return { default: sheets };
});

/** The sheets load after the first render, because none is open then (OFC-03). */
export const LaterSheet = (props: ComponentProps<typeof OpenBoardSheet>) => (
  <Suspense fallback={null}>
    <Sheets {...props} />
  </Suspense>
);

import { type ComponentProps, lazy, Suspense } from 'react';
import type { OpenBoardSheet } from './sheet/open-board-sheet.tsx';

const retryMilliseconds = 2_000;

/** A line that fails is tried again: no board is lost for its sheets. */
async function loadSheets(): Promise<{ default: typeof OpenBoardSheet }> {
  for (;;) {
    const sheets = await import('./sheet/open-board-sheet.tsx').catch(() => null);
    if (sheets) return { default: sheets.OpenBoardSheet };
    await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
  }
}

const Sheets = lazy(loadSheets);

/** The sheets of the board, which come once it is drawn: nobody opens one before (OFC-03). */
export const LaterSheet = (props: ComponentProps<typeof OpenBoardSheet>) => (
  <Suspense fallback={null}>
    <Sheets {...props} />
  </Suspense>
);

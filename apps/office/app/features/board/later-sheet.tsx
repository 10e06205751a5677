import { type ComponentProps, lazy, Suspense } from 'react';
import type { OpenBoardSheet } from './sheet/open-board-sheet.tsx';

const retryMilliseconds = 2_000;

/** Tries the import again until it succeeds, because a failed import must not break the board. */
async function loadSheets(): Promise<{ default: typeof OpenBoardSheet }> {
  for (;;) {
    const sheets = await import('./sheet/open-board-sheet.tsx').catch(() => null);
    if (sheets) return { default: sheets.OpenBoardSheet };
    await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
  }
}

const Sheets = lazy(loadSheets);

/** The sheets load after the first render, because none is open then (OFC-03). */
export const LaterSheet = (props: ComponentProps<typeof OpenBoardSheet>) => (
  <Suspense fallback={null}>
    <Sheets {...props} />
  </Suspense>
);

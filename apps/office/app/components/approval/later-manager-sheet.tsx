import { lazy, Suspense } from 'react';
import { keepImporting } from '../../platform/keep-importing.ts';

const ManagerSheet = lazy(async () => {
  const sheet = await keepImporting(() => import('./manager-sheet.tsx'));
  return { default: sheet.ManagerSheet };
});

/** The sheet loads after the first render, because it is closed then (OFC-03). */
export const LaterManagerSheet = () => (
  <Suspense fallback={null}>
    <ManagerSheet />
  </Suspense>
);

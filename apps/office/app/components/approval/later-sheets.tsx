import { lazy, Suspense } from 'react';
import { keepImporting } from '../../platform/keep-importing.ts';

const AskingSheets = lazy(() => keepImporting(() => import('./asking-sheets.tsx')));

/** The sheets load after the first render, because they are closed then (OFC-03). */
export const LaterSheets = () => (
  <Suspense fallback={null}>
    <AskingSheets />
  </Suspense>
);

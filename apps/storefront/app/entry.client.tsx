import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { stopKeepingTaps } from './platform/early-taps.ts';

// Only Safari still lacks it; the others never fetch the polyfill.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

stopKeepingTaps();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

import { lazyPart } from '../../../platform/navigation/lazy-part.tsx';

/** Loaded once a tip is chosen. The order button says the whole amount without it. */
export const LazyTipRows = lazyPart(async () => (await import('./tip-rows.tsx')).TipRows, { reloads: false });

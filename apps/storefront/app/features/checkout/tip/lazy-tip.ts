import { lazyPart } from '../../../platform/navigation/lazy-part.tsx';

/** Loaded where the restaurant takes tips. Without its code none is offered, and the order goes on. */
export const TipChoice = lazyPart(async () => (await import('./tip-parts.tsx')).TipChoice, { reloads: false });

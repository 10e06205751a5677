import { keepFetching } from '../../platform/navigation/keep-fetching.ts';
import { lazyPart } from '../../platform/navigation/lazy-part.tsx';

const loadRecap = async () => (await keepFetching(() => import('./order-recap.tsx'))).OrderRecap;

/** The server's HTML stays, because the recap of an order never changes. */
export const LaterRecap = lazyPart(loadRecap, { reloads: false });

import { keepFetching } from '../../platform/navigation/keep-fetching.ts';
import { lazyPart } from '../../platform/navigation/lazy-part.tsx';

const loadRecap = async () => (await keepFetching(() => import('./order-recap.tsx'))).OrderRecap;

/** The recap never changes, so the server's HTML stays. */
export const LaterRecap = lazyPart(loadRecap, { reloads: false });

import { keepFetching } from '../../platform/navigation/keep-fetching.ts';
import { lazyPart } from '../../platform/navigation/lazy-part.tsx';

const loadRecap = async () => (await keepFetching(() => import('./order-recap.tsx'))).OrderRecap;

/** What is in an order that is followed: the server has drawn it, and nothing of it changes. */
export const LaterRecap = lazyPart(loadRecap, { reloads: false });

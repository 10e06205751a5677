import { keepFetching } from '../../platform/navigation/keep-fetching.ts';
import { lazyPart } from '../../platform/navigation/lazy-part.tsx';

const loadFacts = async () => (await keepFetching(() => import('../../features/menu/menu-facts.tsx'))).MenuFacts;

/** The server's HTML stays until a diner is near the foot of the menu. */
export const LaterFacts = lazyPart(loadFacts, { reloads: false, isOpened: true });

import { keepFetching } from '../platform/navigation/keep-fetching.ts';
import { lazyPart } from '../platform/navigation/lazy-part.tsx';

const loadFooter = async () => (await keepFetching(() => import('./footer.tsx'))).Footer;

export const LaterFooter = lazyPart(loadFooter, { reloads: false });

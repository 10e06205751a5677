import { keepFetching } from '../platform/navigation/keep-fetching.ts';
import { lazyPart } from '../platform/navigation/lazy-part.tsx';

const loadFooter = async () => (await keepFetching(() => import('./footer.tsx'))).Footer;

/** The footer, whose code comes once it is near the screen: it is the end of long pages. The server has it before. */
export const LaterFooter = lazyPart(loadFooter, { reloads: false });

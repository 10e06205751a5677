import { keepFetching } from '../../platform/navigation/keep-fetching.ts';
import { lazyPart } from '../../platform/navigation/lazy-part.tsx';
import { reloadForCode } from '../../platform/navigation/reload-for-code.ts';

/** Loads the API caller in parallel. On failure the server's HTML stays. */
async function loadOrder() {
  const load = () => Promise.all([import('./live-order.tsx'), import('../../state/shop/api-caller.ts')]);
  const [{ LiveOrder }] = await keepFetching(load, reloadForCode);
  return LiveOrder;
}

/** An order's page: the server's HTML stays until there is news to render. */
export const LaterOrder = lazyPart(loadOrder, { reloads: false });

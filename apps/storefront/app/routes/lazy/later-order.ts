import { keepFetching } from '../../platform/navigation/keep-fetching.ts';
import { lazyPart } from '../../platform/navigation/lazy-part.tsx';
import { reloadForCode } from '../../platform/navigation/reload-for-code.ts';

/** Loads the API client in parallel. If loading fails, the server's HTML stays. */
async function loadOrder() {
  const load = () => Promise.all([import('./live-order.tsx'), import('../../state/shop/api-caller.ts')]);
  const [{ LiveOrder }] = await keepFetching(load, reloadForCode);
  return LiveOrder;
}

/** Keeps the server's HTML of an order's page until the order changes. */
export const LaterOrder = lazyPart(loadOrder, { reloads: false });

import { keepFetching } from '../../platform/navigation/keep-fetching.ts';
import { lazyPart } from '../../platform/navigation/lazy-part.tsx';
import { reloadForCode } from '../../platform/navigation/reload-for-code.ts';

/**
 * What reads the order comes with the caller of the API, which is asked for at the same time, not after what needs it. Where it can't be
 * had the server draws what is so by then.
 */
async function loadOrder() {
  const load = () => Promise.all([import('./live-order.tsx'), import('../../state/shop/api-caller.ts')]);
  const [{ LiveOrder }] = await keepFetching(load, reloadForCode);
  return LiveOrder;
}

/** The page of an order, whose code comes once there is something to draw anew: the server has drawn what is so by then. */
export const LaterOrder = lazyPart(loadOrder, { reloads: false });

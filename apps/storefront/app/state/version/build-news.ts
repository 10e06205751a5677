import { create } from 'zustand';
import { mayReloadFor } from '../../platform/navigation/may-reload-for.ts';
import { isOrderUnderWay } from '../checkout/order-lock.ts';

interface BuildNews {
  newerId: string | null;
  /** The pages whose text is a file of its own. Null if the list is not loaded yet. */
  prerendered: string[] | null;
}

export const useBuildNews = create<BuildNews>(() => ({ newerId: null, prerendered: null }));

/** True if the next page should be a document of a newer build (PWA-16). Once per build, never during an order. */
export function takesNewBuild(path: string): boolean {
  const { newerId } = useBuildNews.getState();
  return newerId !== null && !isOrderUnderWay() && mayReloadFor(newerId, path);
}

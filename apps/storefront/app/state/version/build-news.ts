import { create } from 'zustand';
import { mayReloadFor } from '../../platform/navigation/may-reload-for.ts';
import { isOrderUnderWay } from '../checkout/order-lock.ts';

interface BuildNews {
  newerId: string | null;
  /** Paths of the pages with a payload; null: not loaded yet. */
  prerendered: string[] | null;
}

export const useBuildNews = create<BuildNews>(() => ({ newerId: null, prerendered: null }));

/** True: load the next page fully, for the newer build (PWA-16). Once per tab and build, never during an order. */
export function takesNewBuild(path: string): boolean {
  const { newerId } = useBuildNews.getState();
  return newerId !== null && !isOrderUnderWay() && mayReloadFor(newerId, path);
}

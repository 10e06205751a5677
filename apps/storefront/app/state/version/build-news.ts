import { create } from 'zustand';
import { mayReloadFor } from '../../platform/navigation/may-reload-for.ts';
import { isOrderUnderWay } from '../checkout/order-lock.ts';

interface BuildNews {
  /** Names a build of the shop that is newer than this page's; null: none is known. */
  newerId: string | null;
  /** Paths of the pages that the build wrote a payload for; null: not known yet. */
  prerendered: string[] | null;
}

/** What this tab knows of the shop's builds: its own, and a newer one. */
export const useBuildNews = create<BuildNews>(() => ({ newerId: null, prerendered: null }));

/**
 * Whether the page at a path is to be loaded whole, since the shop has a newer build (PWA-16): once a tab and build, and never
 * while an order is on its way. It then counts as loaded.
 */
export function takesNewBuild(path: string): boolean {
  const { newerId } = useBuildNews.getState();
  return newerId !== null && !isOrderUnderWay() && mayReloadFor(newerId, path);
}

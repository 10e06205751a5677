import type { Page } from 'playwright-core';
import { fridayEvening, openShop, type Shop } from '../shop.ts';

/** A Monday evening, when the demo restaurant is closed. */
const mondayEvening = '2026-11-23T18:00:00Z';

export const sceneShops = {
  evening: () => openShop({ CLOCK: fridayEvening }),
  closed: () => openShop({ CLOCK: mondayEvening }),
  /** A shop whose API has a wrong address, so it does not respond. */
  withoutApi: () => openShop({ API_ROOT: 'http://127.0.0.1:9' }),
} satisfies Record<string, () => Promise<Shop>>;

export type SceneShop = keyof typeof sceneShops;

/** A screen, an open sheet or one of its states, and the steps that open it. */
export interface Scene {
  name: string;
  shop: SceneShop;
  /** `window` is for dialogs and other scenes that depend on the scroll position. */
  frame: 'page' | 'window';
  enter: (page: Page) => Promise<void>;
}

export const page = (name: string, enter: Scene['enter']): Scene => ({ name, shop: 'evening', frame: 'page', enter });

export const over = (name: string, enter: Scene['enter']): Scene => ({ name, shop: 'evening', frame: 'window', enter });

export const goTo = (path: string) => async (page: Page) => void (await page.goto(path));

import type { Page } from 'playwright-core';
import { fridayEvening, openShop, type Shop } from '../shop.ts';

/** Monday evening: the restaurant rests. */
const mondayEvening = '2026-11-23T18:00:00Z';

/** The shops that the scenes play in. */
export const sceneShops = {
  evening: () => openShop({ CLOCK: fridayEvening }),
  closed: () => openShop({ CLOCK: mondayEvening }),
  /** Its API is somewhere else, and does not answer. */
  withoutApi: () => openShop({ API_ROOT: 'http://127.0.0.1:9' }),
} satisfies Record<string, () => Promise<Shop>>;

export type SceneShop = keyof typeof sceneShops;

/** A screen, an open sheet or a state of one, and the steps that lead there from a fresh profile. */
export interface Scene {
  name: string;
  shop: SceneShop;
  /** What a picture shows: all of the page, or no more than fits the window, for what lies above a page or depends on its scrolling. */
  frame: 'page' | 'window';
  enter: (page: Page) => Promise<void>;
}

/** Entered in the shop of the evening, shown as a whole. */
export const page = (name: string, enter: Scene['enter']): Scene => ({ name, shop: 'evening', frame: 'page', enter });

/** The same, of which no more is shown than the window. */
export const over = (name: string, enter: Scene['enter']): Scene => ({ name, shop: 'evening', frame: 'window', enter });

export const goTo = (path: string) => async (page: Page) => void (await page.goto(path));

import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Shop } from '../shop.ts';
import { newBoard, openKitchenShop, openService, signInOwner } from './board-screen.ts';

type OpenedBoard = Pick<Awaited<ReturnType<typeof newBoard>>, 'page' | 'problems'>;
type Owner = Awaited<ReturnType<typeof signInOwner>>;

export interface Kitchen {
  readonly shop: Shop;
  readonly owner: Owner;
  /** Signs the owner in again, because sessions expire. */
  signIn(): Promise<void>;
  /** Opens a board in a new browser, which is closed after the test. */
  newBoard(options?: BrowserContextOptions): Promise<OpenedBoard>;
  /** Opens a board and starts the service; `before` runs before the page's own scripts. */
  openBoard(options?: BrowserContextOptions & { before?: () => void }): Promise<OpenedBoard>;
}

export function keepKitchen(): Kitchen {
  let shop: Shop;
  let owner: Owner;
  const leaving: (() => Promise<void>)[] = [];
  const signIn = async () => {
    owner = await signInOwner(shop);
  };
  beforeAll(async () => {
    shop = await openKitchenShop();
    await signIn();
  });
  afterEach(async () => {
    for (const leave of leaving.splice(0)) await leave();
  });
  afterAll(async () => {
    await shop.dispose();
  });
  const openNew = async (options?: BrowserContextOptions): Promise<OpenedBoard> => {
    const { page, problems, leave } = await newBoard(shop, owner, options);
    leaving.push(leave);
    return { page, problems };
  };
  return {
    get shop() {
      return shop;
    },
    get owner() {
      return owner;
    },
    signIn,
    newBoard: openNew,
    openBoard: async ({ before, ...options } = {}) => {
      const board = await openNew(options);
      if (before) await board.page.addInitScript(before);
      await openService(board.page);
      return board;
    },
  };
}

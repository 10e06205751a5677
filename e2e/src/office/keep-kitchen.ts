import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Shop } from '../shop.ts';
import { newBoard, openKitchenShop, openService, signInOwner } from './board-screen.ts';

type OpenedBoard = Pick<Awaited<ReturnType<typeof newBoard>>, 'page' | 'problems'>;
type Owner = Awaited<ReturnType<typeof signInOwner>>;

/** The kitchen that the tests of a file share, with its owner. */
export interface Kitchen {
  readonly shop: Shop;
  /** What a browser keeps in which its owner is signed in. */
  readonly owner: Owner;
  /** Signs the owner in again, because sessions expire. */
  signIn(): Promise<void>;
  /** A board in a browser of its own, before anybody has touched it; it is left after the test. */
  newBoard(options?: BrowserContextOptions): Promise<OpenedBoard>;
  /** The same, with the service opened; `before` runs in its page before anything else. */
  openBoard(options?: BrowserContextOptions & { before?: () => void }): Promise<OpenedBoard>;
}

/** Opens a kitchen's shop before the tests of a file, and ends it with their browser after them. */
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

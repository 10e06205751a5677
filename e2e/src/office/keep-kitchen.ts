import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Shop } from '../shop.ts';
import { newBoard, openKitchenShop, signInOwner } from './board-screen.ts';

type Owner = Awaited<ReturnType<typeof signInOwner>>;

/** The kitchen that the tests of a file share, with its owner. */
export interface Kitchen {
  readonly shop: Shop;
  /** What a browser keeps in which its owner is signed in. */
  readonly owner: Owner;
  /** Signs the owner in again, for a session ends with time. */
  signIn(): Promise<void>;
  /** A board in a browser of its own, before anybody has touched it; it is left after the test. */
  newBoard(
    options?: Parameters<typeof newBoard>[2],
  ): Promise<Pick<Awaited<ReturnType<typeof newBoard>>, 'page' | 'problems'>>;
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
  return {
    get shop() {
      return shop;
    },
    get owner() {
      return owner;
    },
    signIn,
    newBoard: async (options) => {
      const { page, problems, leave } = await newBoard(shop, owner, options);
      leaving.push(leave);
      return { page, problems };
    },
  };
}

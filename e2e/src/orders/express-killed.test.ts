import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerWallets } from '../card-sandbox.ts';
import { type ExpressDiner, expressButton, openCart } from '../express-diner.ts';
import { listOrders } from '../listed-orders.ts';
import { openShop, type Shop } from '../shop.ts';
import { acceptWallet, chargeOf, walletButton } from '../wallet-diner.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await registerWallets(shop);
});
afterAll(() => shop.dispose());

const times = process.env.DRILL === 'full' ? 20 : 1;

interface Point {
  name: string;
  /** The request at which the page dies. */
  path: string;
  /** True if the request arrives, and only its answer is lost. */
  arrives: boolean;
  /** True if the diner has paid by then, so that the order is the restaurant's. */
  isPaid: boolean;
}

const points: Point[] = [
  { name: 'before the payment is prepared', path: '**/stripe-payment-intent', arrives: false, isPaid: false },
  { name: 'when the payment is prepared', path: '**/stripe-payment-intent', arrives: true, isPaid: false },
  { name: 'before the payment is confirmed', path: '**/payment_intents/*/confirm*', arrives: false, isPaid: false },
  { name: 'when the payment is confirmed', path: '**/payment_intents/*/confirm*', arrives: true, isPaid: true },
  { name: 'when the order is stored', path: '**/v2/public/checkout/', arrives: true, isPaid: true },
];

/** Accepts the wallet, and closes the page for good at the point. */
async function dieAt({ page }: ExpressDiner, { path, arrives }: Point): Promise<void> {
  await expressButton(page).click();
  await walletButton(page).click();
  const died = new Promise<void>((resolve) => {
    void page.context().route(path, async (route) => {
      if (arrives) await route.fetch();
      else await route.abort();
      await page.close();
      resolve();
    });
  });
  await acceptWallet(page).catch(() => undefined);
  await died;
}

describe('an express pickup whose page dies', () => {
  it.each(points.flatMap((point) => Array.from({ length: times }, (_, turn) => ({ ...point, turn: turn + 1 }))))(
    '$name ends as one paid order or as nothing held, time $turn [PYX-33]',
    async ({ turn: _, ...point }) => {
      const diner = await openCart(shop);
      await dieAt(diner, point);
      const ids = diner.localIds();
      const stateNow = async () => {
        const { intents, charge } = await chargeOf(shop, ids);
        const orders = (await listOrders(shop)).filter(({ localId }) => ids.includes(localId));
        const held = intents.filter(({ status }) => status === 'requires_capture').length;
        return { orders: orders.map(({ status }) => status), held, charged: charge?.amount ?? 0 };
      };
      const end = point.isPaid ? { orders: ['paid'], held: 0, charged: 1290 } : { orders: [], held: 0, charged: 0 };
      await expect.poll(stateNow, { timeout: 60_000, interval: 500 }).toEqual(end);
      await diner.leave().catch(() => undefined);
    },
  );
});

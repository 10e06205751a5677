import { randomUUID } from 'node:crypto';
import { paths, readOfficeSettings, type WireOrder } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import type { OrderAction } from '@comptoir/domain';
import { type ActionOutcome, type ActionRequest, actOnOrder } from '../features/progress/act/act-on-order.ts';
import { type CardShop, cardOrder, openCardShop } from './open-card-shop.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import { testSite } from './test-site.ts';

/** A test kitchen, whose clock is given in minutes after Monday noon. */
export interface Kitchen {
  shop: CardShop;
  other: TestShop;
  minutes: number;
  /** Places a cash order, or an order that is paid by card, and returns its id. */
  place(change?: Partial<WireOrder>): Promise<string>;
  placeByCard(change?: Partial<WireOrder>): Promise<string>;
  /** Acts as a manager on the first version of an order. `on` is the server. */
  act(orderId: string, action: OrderAction, more?: Partial<ActionRequest> & { on?: TestShop }): Promise<ActionOutcome>;
  /** Returns the rows of a query, whose first parameter is the order's id. */
  rows(text: string, orderId: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** A restaurant whose staff answer orders by hand. */
const manualOffice = readOfficeSettings([{ name: 'office.reception', value: 'manual' }]);

const noon = Temporal.PlainDateTime.from('2026-11-23T12:00').toZonedDateTime(testSite.timeZone);

/** Returns the instant this many minutes after Monday noon. */
export const minutesAfterNoon = (minutes: number) => noon.add({ seconds: Math.round(minutes * 60) }).toInstant();

/** Opens a shop with card payment and manual answers on two servers. */
export async function openKitchen(options: Parameters<typeof openCardShop>[0] = {}): Promise<Kitchen> {
  const shop = await openCardShop(options);
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
  });
  const other = await openTestShop({ ...options, database: shop.database });
  const kitchen: Kitchen = {
    shop,
    other,
    minutes: 0,
    place: async (change = {}) => {
      const answer = await shop.send('POST', paths.checkout, pickupOrder(change));
      if (answer.statusCode !== 200) throw new Error(`The order was refused: ${answer.body}`);
      return answer.json().payload.order_id;
    },
    placeByCard: async (change = {}) => {
      const order = cardOrder(change);
      const intent = await shop.authorise(order);
      const { order_id } = (await shop.post(order, intent)).json().payload;
      await shop.putPaid(order_id, intent);
      return order_id;
    },
    act: (orderId, action, { on = shop, ...more } = {}) =>
      actOnOrder(
        {
          db: on.database.db,
          now: () => noon.add({ minutes: kitchen.minutes }),
          office: () => manualOffice,
          kitchen: () => null,
          stockHours: () => ({ menus: [], exceptions: [] }),
          wakeRefunds: () => undefined,
          announce: () => undefined,
        },
        { orderId, actionId: randomUUID(), version: 1, action, actor: 'manager', by: 'Camille', ...more },
      ),
    rows: async (text, orderId) => (await shop.database.query(text, [orderId])).rows,
    close: async () => {
      await other.close();
      await shop.close();
    },
  };
  return kitchen;
}

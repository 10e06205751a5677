import {
  catalogueToFile,
  findOrderByNumber,
  importAddresses,
  listEvents,
  listOrders,
  type OpenDatabase,
  type Order,
  type PaymentGateway,
  parseCatalogue,
  readCatalogue,
  receiptOf,
  refundOrder,
  replaceCatalogue,
} from '@comptoir/api';
import type { ControlCall } from './control.ts';

type Db = OpenDatabase['db'];

/** What a verb may need beside the database. */
export interface VerbTools {
  /** Null: nobody takes cards here. */
  cards: PaymentGateway | null;
  now: () => Temporal.Instant;
}

/** An order as the tools show it; JSON turns its instants into text. */
export type ShownOrder = Omit<Order, 'number' | 'bodyHash'> & { orderNumber: number };

function show({ number, bodyHash: _, ...order }: Order): ShownOrder {
  return { orderNumber: number, ...order };
}

/** What the restaurant's tools can ask, answered by the running server or by the tool itself where none runs. */
export async function runVerb(db: Db, { verb, body }: ControlCall, tools: VerbTools): Promise<unknown> {
  switch (verb) {
    case 'orders.list': {
      const { limit } = body as { limit: number };
      return (await listOrders(db, { limit })).map(show);
    }
    case 'orders.show': {
      const { number } = body as { number: number };
      const order = await findOrderByNumber(db, number);
      if (!order) throw new Error(`There is no order ${number}.`);
      return { ...show(order), events: await listEvents(db, order.id), receipt: receiptOf(order) };
    }
    case 'orders.refund': {
      const outcome = await refundOrder({ db, ...tools }, body as { number: number; lines: number[] | null });
      if ('reason' in outcome) throw new Error(outcome.reason);
      return outcome.refund;
    }
    case 'catalogue.export':
      return catalogueToFile(await readCatalogue(db));
    case 'catalogue.import': {
      const { name, text } = body as { name: string; text: string };
      await replaceCatalogue(db, parseCatalogue({ name, text }));
      return null;
    }
    case 'addresses.import': {
      const { path } = body as { path: string };
      return importAddresses(db, path);
    }
    default:
      throw new Error(`Nothing here does "${verb}".`);
  }
}

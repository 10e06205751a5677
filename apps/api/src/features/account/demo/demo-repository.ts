import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { orderEvents, orderLines, orderProgress, orders, orderTaxes, users } from '../../../db/schema/index.ts';
import type { Order, OrderLine } from '../../order/record/order.ts';

type Customer = 'firstName' | 'lastName' | 'email' | 'phone' | 'userId';

export interface DemoOrder extends Omit<Order, Customer | 'lines' | 'taxes' | 'trackToken'> {
  line: Omit<OrderLine, 'options' | 'told' | 'note' | 'discountCents' | 'isFree' | 'facts'>;
  tax: Order['taxes'][number];
}

type Person = Pick<Order, Exclude<Customer, 'userId'>> & {
  passwordHash: string;
  address: string;
  at: Temporal.Instant;
};

export async function insertDemo(db: Db, person: Person, demoOrders: DemoOrder[]): Promise<void> {
  const { at, ...fields } = person;
  const { passwordHash: _, address: __, ...customer } = fields;
  await db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ ...fields, isVerified: true, createdAt: toDate(at), lastSeenAt: toDate(at) })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!user) return;
    for (const { line, tax, placedAt, readyFrom, promisedAt, ...order } of demoOrders) {
      const times = {
        placedAt: toDate(placedAt),
        readyFrom: readyFrom && toDate(readyFrom),
        promisedAt: toDate(promisedAt),
      };
      await tx.insert(orders).values({ ...order, ...customer, ...times, userId: user.id });
      const orderId = order.id;
      const more = { options: [], note: '', discountCents: 0, isFree: false };
      await tx.insert(orderLines).values({ ...line, ...more, orderId, position: 0 });
      await tx.insert(orderTaxes).values({ ...tax, orderId });
      const { status, paymentMethod, totalCents } = order;
      const data = { status, paymentMethod, totalCents };
      await tx.insert(orderEvents).values({ orderId, kind: 'placed', data, at: times.placedAt });
      // The orders are long past, so that no kitchen board shows them.
      const past = { arrivedAt: times.placedAt, dueAt: times.promisedAt, endedAt: times.promisedAt };
      const made = { state: 'done', version: 1, reception: 'none', changedAt: times.placedAt } as const;
      await tx.insert(orderProgress).values({ orderId, ...made, ...past });
    }
  });
}

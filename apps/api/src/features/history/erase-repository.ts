import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orderProgress, orders, payments } from '../../db/schema/index.ts';
import type { ForgottenOrder } from '../account/forget/forget-repository.ts';

/** What erasing an order has to know; null if no such order came to the kitchen. `isErased` if there is nothing left to erase. */
export async function findErasable(tx: Db, orderId: string): Promise<(ForgottenOrder & { isErased: boolean }) | null> {
  const { id, email, location, firstName, lastName, phone } = orders;
  const [row] = await tx
    .select({ id, email, location, firstName, lastName, phone })
    .from(orders)
    .innerJoin(orderProgress, eq(orderProgress.orderId, id))
    .where(eq(id, orderId));
  if (!row) return null;
  const isErased = [row.email, row.firstName, row.lastName, row.phone].every((text) => text === '') && !row.location;
  return { id: row.id, email: row.email, location: row.location, isErased };
}

/** Of customers of the card provider those that no payment names any more. */
export async function listUnused(tx: Db, customerIds: string[]): Promise<string[]> {
  if (customerIds.length === 0) return [];
  const { customerId } = payments;
  const used = await tx
    .selectDistinct({ customerId })
    .from(payments)
    .where(and(isNotNull(customerId), inArray(customerId, customerIds)));
  return customerIds.filter((id) => !used.some((row) => row.customerId === id));
}

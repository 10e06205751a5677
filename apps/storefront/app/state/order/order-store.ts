import { type Receipt, receiptFromWire } from '@comptoir/contract';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { storedValue } from '../../platform/stored-value.ts';

/** An order as a tab stores it: its receipt as the server told it, if it did. */
export const keptOrderSchema = z.object({
  orderNumber: z.int(),
  totalCents: z.int(),
  receipt: z.optional(z.unknown()),
});
export type KeptOrder = z.infer<typeof keptOrderSchema>;

/** An order as the success page shows it. */
interface LastOrder {
  orderNumber: number;
  totalCents: number;
  /** Null: another page load sent the order, and it may be somebody else's. */
  receipt: Receipt | null;
}

function readOrder({ orderNumber, totalCents, receipt }: KeptOrder): LastOrder {
  return { orderNumber, totalCents, receipt: receiptFromWire(receipt) };
}

const stored = storedValue('session', 'last-order', (value) => {
  const result = keptOrderSchema.safeParse(value);
  return result.success ? result.data : null;
});

interface OrderStore {
  order: LastOrder | null;
}

/** The order that this tab completed last. */
export const useOrderStore = create<OrderStore>(() => ({ order: null }));

export function keepOrder(order: KeptOrder): void {
  useOrderStore.setState({ order: readOrder(order) });
  stored.write(order);
}

/** Reads the stored order, for a reload of the success page. */
export function loadOrder(): void {
  const kept = useOrderStore.getState().order ? null : stored.read();
  if (kept) useOrderStore.setState({ order: readOrder(kept) });
}

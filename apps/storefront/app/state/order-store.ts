import * as z from 'zod/mini';
import { create } from 'zustand';
import { storedValue } from '../platform/stored-value.ts';

const cents = z.int();

/** An ISO instant; one that can't be read would break the page that shows it. */
const instant = z.iso.datetime();
const amountSchema = z.object({ label: z.string(), cents });

const recapSchema = z.object({
  lines: z.array(
    z.object({
      name: z.string(),
      details: z.string(),
      quantity: z.int(),
      totalCents: cents,
      image: z.nullable(z.string()),
      position: z.int(),
      isFree: z.boolean(),
    }),
  ),
  subtotalCents: cents,
  discounts: z.array(amountSchema),
  deliveryCents: cents,
  totalCents: cents,
  taxLines: z.array(z.object({ rateBp: cents, netCents: cents, taxCents: cents, grossCents: cents })),
});

const lastOrderSchema = z.object({
  orderNumber: z.int(),
  firstName: z.string(),
  mode: z.enum(['pickup', 'delivery']),
  /** Where it goes or is fetched, in one line. */
  place: z.string(),
  method: z.enum(['cash', 'card']),
  placedAt: instant,
  /** Start of the chosen slot with its label, or the instant that an order for as soon as possible is promised for; ISO. */
  promise: z.object({
    at: instant,
    slot: z.string(),
    /** When an order for as soon as possible can begin, where that is later than it was placed; else empty. */
    from: z._default(z.union([instant, z.literal('')]), ''),
  }),
  recap: recapSchema,
});

/** An order as the success page shows it. */
export type LastOrder = z.infer<typeof lastOrderSchema>;
export type OrderRecap = LastOrder['recap'];

/** What is known of an order that another page load sent: its number and total. */
const knownOrderSchema = z.object({ orderNumber: z.int(), totalCents: cents });
type KnownOrder = z.infer<typeof knownOrderSchema>;

/** Either of them, as it is stored. */
export const keptOrderSchema = z.union([lastOrderSchema, knownOrderSchema]);
export type KeptOrder = LastOrder | KnownOrder;
const stored = storedValue('session', 'last-order', (value) => {
  const result = keptOrderSchema.safeParse(value);
  return result.success ? result.data : null;
});

interface OrderStore {
  order: KeptOrder | null;
}

/** The order that this tab completed last. */
export const useOrderStore = create<OrderStore>(() => ({ order: null }));

export function keepOrder(order: KeptOrder): void {
  useOrderStore.setState({ order });
  stored.write(order);
}

/** Reads the stored order, for a reload of the success page. */
export function loadOrder(): void {
  if (!useOrderStore.getState().order) useOrderStore.setState({ order: stored.read() });
}

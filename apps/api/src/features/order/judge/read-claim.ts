import { type OrderClaim, orderFromWire, orderSchema } from '@comptoir/contract';
import { checkChoices, type MenuEntry, type OrderDate, parseOrderDate } from '@comptoir/domain';
import { tellFields } from '../../../plugins/field-errors.ts';
import { type Refusal, refuse } from './refusal.ts';

export interface ReadClaim {
  claim: OrderClaim;
  orderDate: OrderDate;
  claimedNames: Map<number, string>;
}

const invalid = (...path: (string | number)[]) => refuse('validation', tellFields([{ path }]));

/** Parses an order, or returns the errors of its shape: an empty cart first, then the fields (A.17). */
export function readClaim(
  body: Record<string, unknown>,
  entries: ReadonlyMap<number, MenuEntry>,
): { read: ReadClaim } | { refusal: Refusal } {
  if (Array.isArray(body.items) && body.items.length === 0) return { refusal: refuse('empty_cart') };
  const parsed = orderSchema.safeParse(body);
  if (!parsed.success) return { refusal: refuse('validation', tellFields(parsed.error.issues)) };
  const claim = orderFromWire(parsed.data);

  const orderDate = parseOrderDate(claim.customer.date);
  if (!orderDate) return { refusal: invalid('customer', 'date') };
  const { place } = claim.customer;
  if (claim.mode === 'delivery' && place) {
    if (place.address === '') return { refusal: invalid('customer', 'location', 'address') };
    if (place.city === '') return { refusal: invalid('customer', 'location', 'city') };
  }
  for (const [index, line] of claim.lines.entries()) {
    const item = entries.get(line.itemId)?.item;
    if (item && checkChoices(item, line.options)) return { refusal: invalid('items', index, 'options') };
  }
  const claimedNames = new Map(
    parsed.data.items.map((item) => [item.item_id, item.item_name ?? `Article ${item.item_id}`]),
  );
  return { read: { claim, orderDate, claimedNames } };
}

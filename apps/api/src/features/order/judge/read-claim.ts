import { type OrderClaim, orderFromWire, orderSchema } from '@comptoir/contract';
import {
  checkChoices,
  type OrderDate,
  offeredWishes,
  type PackagingRules,
  parseOrderDate,
  wishNames,
} from '@comptoir/domain';
import { fieldWords } from '@comptoir/words';
import { tellFields } from '../../../plugins/field-errors.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import { type Refusal, refuse } from './refusal.ts';

export interface ReadClaim {
  claim: OrderClaim;
  orderDate: OrderDate;
  claimedNames: Map<number, string>;
}

const invalid = (...path: (string | number)[]) => refuse('validation', tellFields([{ path }]));

/** Refuses a wish that the restaurant does not offer, or not with this mode (LAW-49). */
function refuseWishes({ wishes, mode }: OrderClaim, packaging: PackagingRules): Refusal | null {
  const offered = offeredWishes(packaging, mode === 'pickup');
  const name = wishNames.find((wish) => wishes[wish] && !offered.includes(wish));
  if (!name) return null;
  const field = name === 'cutlery' ? 'wishes.cutlery' : 'wishes.own_containers';
  return refuse('validation', { errors: { [field]: fieldWords.wish }, message: fieldWords.wish });
}

/** Parses an order, or returns the errors of its shape: an empty cart first, then the fields (A.17). */
export function readClaim(
  body: Record<string, unknown>,
  { entries, settings, office }: Pick<Snapshot, 'entries' | 'settings' | 'office'>,
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
  if (claim.company && claim.company.siren === office.seller?.siren)
    return {
      refusal: refuse('validation', { errors: { 'company.siren': fieldWords.ownSiren }, message: fieldWords.ownSiren }),
    };
  const wishRefusal = refuseWishes(claim, settings.packaging);
  if (wishRefusal) return { refusal: wishRefusal };
  for (const [index, line] of claim.lines.entries()) {
    const item = entries.get(line.itemId)?.item;
    if (item && checkChoices(item, line.options)) return { refusal: invalid('items', index, 'options') };
  }
  const claimedNames = new Map(
    parsed.data.items.map((item) => [item.item_id, item.item_name ?? `Article ${item.item_id}`]),
  );
  return { read: { claim, orderDate, claimedNames } };
}

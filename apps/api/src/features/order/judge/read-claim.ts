import { type OrderClaim, orderFromWire, orderSchema, tipPattern } from '@comptoir/contract';
import {
  checkChoices,
  mostTipCents,
  type OrderDate,
  offeredWishes,
  type PackagingRules,
  type PaymentSettings,
  parseOrderDate,
  type Seller,
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

function refusePlace({ mode, customer: { place } }: OrderClaim): Refusal | null {
  if (mode !== 'delivery' || !place) return null;
  const field = (['address', 'city'] as const).find((name) => place[name] === '');
  return field ? invalid('customer', 'location', field) : null;
}

/** The restaurant makes itself no invoice (LAW-58). */
export function refuseOwnCompany(
  { company }: Pick<OrderClaim, 'company'>,
  seller: Seller | null,
  field = 'company.siren',
): Refusal | null {
  if (!company || company.siren !== seller?.siren) return null;
  const said = fieldWords.ownSiren;
  return refuse('validation', { errors: { [field]: said }, message: said });
}

/** Refuses a tip that no restaurant or not this one takes, or more than the order costs (PYX-87). */
function refuseTip(
  { tipCents, paymentMethod, amounts }: Pick<OrderClaim, 'tipCents' | 'paymentMethod' | 'amounts'>,
  { tips }: PaymentSettings,
): Refusal | null {
  if (tipCents === 0) return null;
  const isPossible = paymentMethod === 'card' && tipCents <= mostTipCents(tips, amounts.totalCents);
  return isPossible ? null : refuse('tip_invalid');
}

/** Parses an order, or returns the errors of its shape: an empty cart first, then the fields (A.17). */
export function readClaim(
  body: Record<string, unknown>,
  { entries, settings, office }: Pick<Snapshot, 'entries' | 'settings' | 'office'>,
): { read: ReadClaim } | { refusal: Refusal } {
  if (Array.isArray(body.items) && body.items.length === 0) return { refusal: refuse('empty_cart') };
  if ('tip' in body && !(typeof body.tip === 'string' && tipPattern.test(body.tip)))
    return { refusal: refuse('tip_invalid') };
  const parsed = orderSchema.safeParse(body);
  if (!parsed.success) return { refusal: refuse('validation', tellFields(parsed.error.issues)) };
  const claim = orderFromWire(parsed.data);

  const orderDate = parseOrderDate(claim.customer.date);
  if (!orderDate) return { refusal: invalid('customer', 'date') };
  const refusal =
    refusePlace(claim) ??
    refuseOwnCompany(claim, office.seller) ??
    refuseWishes(claim, settings.packaging) ??
    refuseTip(claim, settings.payments);
  if (refusal) return { refusal };
  for (const [index, line] of claim.lines.entries()) {
    const item = entries.get(line.itemId)?.item;
    if (item && checkChoices(item, line.options)) return { refusal: invalid('items', index, 'options') };
  }
  const claimedNames = new Map(
    parsed.data.items.map((item) => [item.item_id, item.item_name ?? `Article ${item.item_id}`]),
  );
  return { read: { claim, orderDate, claimedNames } };
}

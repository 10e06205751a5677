import { randomUUID } from 'node:crypto';
import type { OrderClaim } from '@comptoir/contract';
import {
  type AppliedOffer,
  type CartLine,
  lineFacts,
  type MenuEntry,
  type Offer,
  offerCategories,
  offerGender,
  type PricedLine,
  tellOptions,
} from '@comptoir/domain';
import type { ChosenOptionRecord, DiscountRecord } from '../../../db/schema/index.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import { giftOptions } from '../judge/check-free-items.ts';
import type { AcceptedOrder } from '../judge/judgement.ts';
import type { NewOrder, OrderLine } from '../record/order.ts';

export function makeOrder(
  { claim, priced, time, delivery, coupon }: AcceptedOrder,
  { entries, offers, timeZone, office: { seller } }: Pick<Snapshot, 'entries' | 'offers' | 'timeZone' | 'office'>,
  { bodyHash, placedAt, userId }: Pick<NewOrder, 'bodyHash' | 'placedAt' | 'userId'>,
): NewOrder {
  const { place, date, ...customer } = claim.customer;
  return {
    ...customer,
    id: randomUUID(),
    localId: claim.localId,
    bodyHash,
    status: 'pending',
    mode: claim.mode,
    // The user id comes from the verified token (CHK-38), not from the request body.
    userId,
    location: claim.mode === 'delivery' ? place : null,
    zone: delivery.zone?.name ?? null,
    dateText: date,
    readyFrom: time.readyFrom?.toInstant() ?? null,
    promisedAt: time.promisedAt.toInstant(),
    subtotalCents: priced.subtotalCents,
    discountCents: priced.discountCents,
    deliveryCents: priced.deliveryCents,
    surchargeCents: Math.min(delivery.surchargeCents, priced.deliveryCents),
    taxCents: priced.taxCents,
    totalCents: priced.totalCents,
    tipCents: claim.tipCents,
    paymentMethod: claim.paymentMethod,
    transactionId: claim.paymentMethod === 'card' ? claim.transactionId : null,
    paidBy: null,
    // A coupon whose conditions are not met is not used up.
    coupon: priced.offers.some(({ isCoupon }) => isCoupon) ? (coupon?.code ?? null) : null,
    discounts: priced.offers.map((applied) => ({ ...applied, ...subjectOf(applied, offers, entries) })),
    placedAt,
    wishes: claim.wishes,
    company: claim.company,
    invoicing: seller && { seller, timeZone },
    lines: [
      ...priced.lines.map((line) => paidLine(line, claim.lines[line.index], entries)),
      ...claim.freeItems.map((item) => freeLine(item, entries, time)),
    ],
    taxes: priced.taxLines,
  };
}

/** Returns the name of the offer's only dish or category (CRT-29). */
function subjectOf(
  { offerId }: AppliedOffer,
  offers: Offer[],
  entries: ReadonlyMap<number, MenuEntry>,
): Required<Pick<DiscountRecord, 'target' | 'gender'>> {
  const offer = offers.find(({ id }) => id === offerId);
  if (!offer) return { target: null, gender: 'f' };
  const names =
    offer.itemIds.length > 0
      ? offer.itemIds.flatMap((id) => entries.get(id)?.item.name ?? [])
      : offerCategories(offer, entries.values()).map(({ name }) => name);
  const [target = null, ...others] = names;
  return { target: others.length === 0 ? target : null, gender: offerGender(offer, entries.values()) };
}

function entryOf(entries: ReadonlyMap<number, MenuEntry>, itemId: number): MenuEntry {
  const entry = entries.get(itemId);
  if (!entry) throw new Error(`Item ${itemId} was priced but is not on the menu.`);
  return entry;
}

function paidLine(priced: PricedLine, line: CartLine | undefined, entries: ReadonlyMap<number, MenuEntry>): OrderLine {
  const entry = entryOf(entries, priced.itemId);
  return {
    ...identityOf(entry),
    ...optionsOf(entry, line?.options ?? []),
    quantity: priced.quantity,
    note: line?.note ?? '',
    unitCents: priced.unitCents,
    totalCents: priced.totalCents,
    discountCents: priced.discountCents,
    isFree: false,
    shares: priced.shares,
  };
}

function freeLine(
  { itemId, options: chosen, quantity, note }: OrderClaim['freeItems'][number],
  entries: ReadonlyMap<number, MenuEntry>,
  { at }: AcceptedOrder['time'],
): OrderLine {
  const entry = entryOf(entries, itemId);
  // The kitchen needs the options of a gift too, such as its size.
  const options = optionsOf(entry, giftOptions(entry.item, chosen, at));
  const amounts = { unitCents: 0, totalCents: 0, discountCents: 0, shares: [] };
  return { ...identityOf(entry), ...options, quantity, note, ...amounts, isFree: true };
}

function identityOf({ menu, category, item }: MenuEntry) {
  return { itemId: item.id, menuId: menu.id, categoryId: category.id, name: item.name };
}

function optionsOf(entry: MenuEntry, chosen: CartLine['options']): Pick<OrderLine, 'options' | 'told' | 'facts'> {
  const options = nameOptions(entry, chosen);
  return { options, told: tellOptions(entry.item, options), facts: lineFacts(entry.item, options) };
}

function nameOptions({ item }: MenuEntry, chosen: CartLine['options']): ChosenOptionRecord[] {
  return item.options.flatMap((group) => {
    const taken = chosen.filter((option) => option.optionId === group.id).flatMap((option) => option.choices);
    const choices = group.choices.flatMap((choice) => {
      const quantity = taken
        .filter((entry) => entry.choiceId === choice.id)
        .reduce((sum, entry) => sum + entry.quantity, 0);
      const { name, priceCents, taxRateBp } = choice;
      return quantity > 0 ? { choiceId: choice.id, quantity, name, priceCents, taxRateBp } : [];
    });
    return choices.length > 0 ? { optionId: group.id, name: group.name, choices } : [];
  });
}

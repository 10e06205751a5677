import {
  centsToDecimal,
  type Offer,
  type OfferPeriod,
  offerTypes,
  parseAmount,
  readOfferValue,
  weekdays,
} from '@comptoir/domain';
import { readPayload } from './envelope.ts';
import type { WireOffer } from './offer-schema.ts';
import { isObject, readCount, readFlag, readIds, readList, readText, type WireObject } from './wire-values.ts';

/** An offer as the wire has it (A.3). The code of a coupon never travels (OFR-06). */
export function offerToWire(offer: Offer & { type: NonNullable<Offer['type']> }): WireOffer {
  const value =
    offer.type === 'percentage'
      ? offer.percentBp / 100
      : offer.type === 'fixed_amount'
        ? centsToDecimal(offer.amountCents)
        : null;
  return {
    id: offer.id,
    is_active: offer.isActive,
    type: offer.type,
    value,
    auto_apply: offer.autoApply ? 'Yes' : 'No',
    allow_repeat: offer.allowRepeat ? 'Yes' : 'No',
    active_times: offer.activeTimes,
    delivery_pickup: offer.mode,
    minimum_amount: centsToDecimal(offer.minimumCents),
    menus: offer.menuIds,
    categories: offer.categoryIds,
    items: offer.itemIds,
  };
}

function periodsFromWire(value: unknown): OfferPeriod[] {
  const list = isObject(value) ? [value] : readList(value).filter(isObject);
  return list.map((wire) => ({
    days: weekdays.filter((day) => readList(wire.days).includes(day)),
    start: readText(wire.start),
    end: readText(wire.end),
  }));
}

function offerFromWire(wire: WireObject): Offer | null {
  const id = readCount(wire.id);
  if (id === null) return null;
  const type = offerTypes.find((known) => known === wire.type) ?? null;
  const mode = wire.delivery_pickup === 'pickup' || wire.delivery_pickup === 'delivery' ? wire.delivery_pickup : 'both';
  return {
    id,
    isActive: readFlag(wire.is_active, false),
    type,
    ...readOfferValue(type, wire.value),
    autoApply: readFlag(wire.auto_apply, true),
    allowRepeat: readFlag(wire.allow_repeat, true),
    activeTimes: periodsFromWire(wire.active_times),
    mode,
    minimumCents: Math.max(0, parseAmount(wire.minimum_amount) ?? 0),
    menuIds: readIds(wire.menus),
    categoryIds: readIds(wire.categories),
    itemIds: readIds(wire.items),
  };
}

/** The offers of an answer, with the defaults of OFR-05; what can't be read is left out. */
export function offersFromWire(body: unknown): Offer[] {
  return readList(readPayload(body, 'offers'))
    .filter(isObject)
    .map(offerFromWire)
    .filter((offer) => offer !== null);
}

/** The id that makes a coupon valid, `payload[0].id`, and what the answer says of its offer (CRT-21, CRT-23). */
export function couponFromWire(body: unknown): { id: number; fields: WireObject } | null {
  const first = readList(readPayload(body))[0];
  const id = isObject(first) ? readCount(first.id) : null;
  return isObject(first) && id !== null ? { id, fields: first } : null;
}

/** The offer that a coupon calls: what the list says of its id, completed by the coupon's own answer (CRT-23). */
export function couponOffer(fields: WireObject, listed: Offer[]): Offer | null {
  const id = readCount(fields.id);
  const known = listed.find((offer) => offer.id === id);
  const base = known?.type ? offerToWire({ ...known, type: known.type }) : {};
  return offerFromWire({ ...base, ...fields });
}

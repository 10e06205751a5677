import { centsToDecimal, type Offer, type OfferPeriod, offerTypes, weekdays } from '@comptoir/domain';
import { readPayload } from '../../wire/envelope.ts';
import {
  isObject,
  readCount,
  readFlag,
  readIds,
  readList,
  readObject,
  readObjects,
  readText,
  type WireObject,
} from '../../wire/wire-values.ts';
import type { WireOffer } from './offer-schema.ts';
import { readOfferMinimum, readOfferValue } from './read-offer-value.ts';

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

/** An unreadable period becomes one that never applies, so that a typing mistake never extends an offer. */
function periodsFromWire(value: unknown): OfferPeriod[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map((entry) => {
    const wire = readObject(entry);
    const named = readList(wire.days);
    const days = weekdays.filter((day) => named.includes(day));
    if (named.length > 0 && days.length === 0) return { days, start: '', end: '' };
    return { days, start: readText(wire.start), end: readText(wire.end) };
  });
}

/** The id of no item. It replaces unreadable ids, because an empty list would mean the whole order. */
const nobodysId = -1;

function listedIds(value: unknown): number[] {
  const ids = readIds(value);
  return ids.length === 0 && readList(value).length > 0 ? [nobodysId] : ids;
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
    minimumCents: readOfferMinimum(wire.minimum_amount),
    menuIds: listedIds(wire.menus),
    categoryIds: listedIds(wire.categories),
    itemIds: listedIds(wire.items),
  };
}

export function offersFromWire(body: unknown): Offer[] {
  return readObjects(readPayload(body, 'offers'))
    .map(offerFromWire)
    .filter((offer) => offer !== null);
}

export function couponFromWire(body: unknown): { id: number; fields: WireObject } | null {
  const first = readList(readPayload(body))[0];
  const id = isObject(first) ? readCount(first.id) : null;
  return isObject(first) && id !== null ? { id, fields: first } : null;
}

export function couponOffer(fields: WireObject, listed: Offer[]): Offer | null {
  const id = readCount(fields.id);
  const known = listed.find((offer) => offer.id === id);
  const base = known?.type ? offerToWire({ ...known, type: known.type }) : {};
  return offerFromWire({ ...base, ...fields });
}

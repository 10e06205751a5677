import type { Mode } from '../menu/menu.ts';
import type { DeliveryRules } from './delivery-rules.ts';
import { isTooFar, type KnownDistance } from './distance.ts';
import { findZone } from './find-zone.ts';
import type { Place, Zone } from './zone.ts';
import { feeWithFlatCharge } from './zone-fee.ts';

type DeliveryRefusal = 'delivery_inactive' | 'location_not_found' | 'too_far' | 'out_of_zone' | 'below_minimum';

export type DeliveryQuote =
  | { state: 'ok'; feeCents: number; zone: Zone | null }
  /** Without an address the fee is shown as "à calculer" and counts as 0 in the total. */
  | { state: 'unknown'; minimumCents: number; flatChargeCents: number }
  /** `feeCents` is the fee from the minimum on; present only if the minimum is the sole obstacle. */
  | { state: 'refused'; reason: DeliveryRefusal; minimumCents: number; feeCents?: number };

export interface DeliveryQuestion {
  mode: Mode;
  rules: DeliveryRules;
  place: Place | null;
  /** Null before the lookup of the address; `not_found` if the address does not exist. */
  distance: KnownDistance | 'not_found' | null;
  subtotalCents: number;
}

export function quoteDelivery(question: DeliveryQuestion): DeliveryQuote {
  const { mode, rules, distance } = question;
  if (mode === 'pickup') return { state: 'ok', feeCents: 0, zone: null };
  if (!rules.isActive) return refuse(rules, 'delivery_inactive');
  if (distance !== null && distance !== 'not_found' && isTooFar(distance.km, rules)) return refuse(rules, 'too_far');
  return rules.calculation === 'zone' ? quoteZone(question) : quoteDistance(question);
}

function quoteZone({ rules, place, distance, subtotalCents }: DeliveryQuestion): DeliveryQuote {
  const isNotFound = distance === 'not_found';
  if (!place) return isNotFound ? refuse(rules, 'location_not_found') : unknown(rules);
  const zone = findZone(rules.zones, place, subtotalCents);
  if (!zone) return refuse(rules, isNotFound ? 'location_not_found' : 'out_of_zone');
  return charge(zone.feeCents, { rule: zone, zone, subtotalCents });
}

function quoteDistance({ rules, place, distance, subtotalCents }: DeliveryQuestion): DeliveryQuote {
  if (distance === 'not_found') return refuse(rules, 'location_not_found');
  if (!place || !distance || distance.costCents === null) return unknown(rules);
  return charge(distance.costCents, { rule: rules, zone: null, subtotalCents });
}

interface Charged {
  rule: DeliveryRules | Zone;
  zone: Zone | null;
  subtotalCents: number;
}

function charge(feeCents: number, { rule, zone, subtotalCents }: Charged): DeliveryQuote {
  const charged = feeWithFlatCharge(feeCents, rule, subtotalCents);
  return charged === null
    ? { state: 'refused', reason: 'below_minimum', minimumCents: rule.minimumCents, feeCents }
    : { state: 'ok', feeCents: charged, zone };
}

function refuse({ minimumCents }: DeliveryRules, reason: DeliveryRefusal): DeliveryQuote {
  return { state: 'refused', reason, minimumCents };
}

function unknown({ minimumCents, flatChargeCents }: DeliveryRules): DeliveryQuote {
  return { state: 'unknown', minimumCents, flatChargeCents };
}

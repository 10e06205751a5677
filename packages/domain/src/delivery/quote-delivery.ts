import type { Mode } from '../menu/menu.ts';
import type { DeliveryRules } from './delivery-rules.ts';
import { isTooFar, type KnownDistance } from './distance.ts';
import { findZone } from './find-zone.ts';
import type { Place, Zone } from './zone.ts';
import { feeWithFlatCharge } from './zone-fee.ts';

type DeliveryRefusal = 'delivery_inactive' | 'location_not_found' | 'too_far' | 'out_of_zone' | 'below_minimum';

/** What delivery costs, or why it is not possible. All amounts are integer cents. */
export type DeliveryQuote =
  | { state: 'ok'; feeCents: number; zone: Zone | null }
  /** Nothing chosen yet: shown as "à calculer", 0 in the total. */
  | { state: 'unknown'; minimumCents: number; flatChargeCents: number }
  | { state: 'refused'; reason: DeliveryRefusal; minimumCents: number };

export interface DeliveryQuestion {
  mode: Mode;
  rules: DeliveryRules;
  /** Null: no zone and no address chosen yet. */
  place: Place | null;
  /** Null: not looked up; `not_found`: the address does not exist. */
  distance: KnownDistance | 'not_found' | null;
  /** Before discounts. */
  subtotalCents: number;
}

/** Decides the delivery fee before any free delivery: the table of requirements appendix C, rows R1 to R13. */
export function quoteDelivery({ mode, rules, place, distance, subtotalCents }: DeliveryQuestion): DeliveryQuote {
  const refuse = (reason: DeliveryRefusal, minimumCents = rules.minimumCents): DeliveryQuote => ({
    state: 'refused',
    reason,
    minimumCents,
  });
  const answer = (feeCents: number, rule: DeliveryRules | Zone, zone: Zone | null): DeliveryQuote => {
    const charged = feeWithFlatCharge(feeCents, rule, subtotalCents);
    return charged === null ? refuse('below_minimum', rule.minimumCents) : { state: 'ok', feeCents: charged, zone };
  };
  const unknown: DeliveryQuote = {
    state: 'unknown',
    minimumCents: rules.minimumCents,
    flatChargeCents: rules.flatChargeCents,
  };

  if (mode === 'pickup') return { state: 'ok', feeCents: 0, zone: null };
  if (!rules.isActive) return refuse('delivery_inactive');
  if (distance !== null && distance !== 'not_found' && isTooFar(distance.km, rules)) return refuse('too_far');

  if (rules.calculation === 'zone') {
    if (!place) return distance === 'not_found' ? refuse('location_not_found') : unknown;
    const zone = findZone(rules.zones, place, subtotalCents);
    if (zone) return answer(zone.feeCents, zone, zone);
    return refuse(distance === 'not_found' ? 'location_not_found' : 'out_of_zone');
  }
  if (distance === 'not_found') return refuse('location_not_found');
  if (!place || !distance || distance.costCents === null) return unknown;
  return answer(distance.costCents, rules, null);
}

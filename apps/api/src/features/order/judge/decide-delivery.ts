import type { OrderClaim, Settings } from '@comptoir/contract';
import { type Mode, quoteDelivery, subtotalOf, type Zone } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import { secondWords } from '@comptoir/words';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import { tellDistance } from '../../delivery/distance/measured-address.ts';
import type { LocatedPlace } from './locate-place.ts';
import { type Refusal, refuse } from './refusal.ts';

export interface DecidedDelivery {
  feeCents: number;
  surchargeCents: number;
  zone: Zone | null;
}

/** Computes the delivery fee of an order, or rejects it with an error code of A.17 (appendix C). */
export function decideDelivery(
  claim: OrderClaim,
  { settings, entries }: Snapshot,
  measured: LocatedPlace['measured'],
  format: Format,
): DecidedDelivery | { refusal: Refusal } {
  const { mode, customer } = claim;
  const knownLines = claim.lines.filter((line) => entries.has(line.itemId));
  // An unknown item has no price, so the error names the item instead of the amount.
  const isAllKnown = knownLines.length === claim.lines.length;
  const subtotalCents = subtotalOf(knownLines, entries, mode);
  return chargeDelivery(
    { mode, place: customer.place, measured, subtotalCents, isAllKnown },
    settings.delivery,
    format,
  );
}

interface DeliveryQuestion extends LocatedPlace {
  mode: Mode;
  subtotalCents: number;
  /** False if the subtotal lacks items, so that it may be below the minimum. */
  isAllKnown: boolean;
}

export function chargeDelivery(
  { mode, place, measured, subtotalCents, isAllKnown }: DeliveryQuestion,
  delivery: Settings['delivery'],
  format: Format,
): DecidedDelivery | { refusal: Refusal } {
  if (measured === 'not_found' || measured === 'no_house_number') return { refusal: refuseAddress(measured) };
  const isDown = measured === 'unavailable';
  if (isDown && delivery.calculation === 'zone') return { refusal: refuse('location_unavailable') };
  // If the geocoder is down, an order that would be rejected even at distance 0 gets that error.
  const distance = isDown ? { km: 0, costCents: 0 } : measured && tellDistance(measured.distanceKm, delivery);

  const quote = quoteDelivery({ mode, rules: delivery, place, distance, subtotalCents });
  if (quote.state === 'unknown') {
    return { refusal: refuse(delivery.calculation === 'zone' ? 'out_of_zone' : 'location_not_found') };
  }
  if (quote.state === 'refused' && (quote.reason !== 'below_minimum' || isAllKnown)) {
    return { refusal: refuse(quote.reason, { amount: format.money(quote.minimumCents) }) };
  }
  if (isDown) return { refusal: refuse('location_unavailable') };
  return quote.state === 'ok' ? splitFee(quote, distance) : { feeCents: 0, surchargeCents: 0, zone: null };
}

function splitFee(
  { feeCents, zone }: { feeCents: number; zone: Zone | null },
  distance: { costCents: number | null } | null,
): DecidedDelivery {
  const plainCents = zone ? zone.feeCents : (distance?.costCents ?? 0);
  return { feeCents, surchargeCents: feeCents - plainCents, zone };
}

function refuseAddress(problem: 'not_found' | 'no_house_number'): Refusal {
  return problem === 'not_found'
    ? refuse('location_not_found')
    : refuse('location_not_found', { message: secondWords.houseNumberMissing });
}

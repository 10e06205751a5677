import type { Rehearsal, Settings } from '@comptoir/contract';
import type { Mode } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import { chargeDelivery } from '../order/judge/decide-delivery.ts';
import type { LocatedPlace } from '../order/judge/locate-place.ts';
import { tellRefusal } from './tell-refusal.ts';

/** The fee that an order of any amount has from the minimum on, and the minimum. */
export function rehearseDelivery(
  { mode, place, measured }: LocatedPlace & { mode: Mode },
  delivery: Settings['delivery'],
  format: Format,
): Rehearsal['delivery'] {
  if (mode === 'pickup') return null;
  const unknown = { refusal: null, zone: null, feeCents: null, ...limitsOf(delivery) };
  if (!place && delivery.isActive) return unknown;
  const asked = { mode, place, measured, subtotalCents: Number.MAX_SAFE_INTEGER, isAllKnown: true };
  const decided = chargeDelivery(asked, delivery, format);
  if ('refusal' in decided) return { ...unknown, refusal: tellRefusal(decided.refusal) };
  const { zone, feeCents } = decided;
  return { refusal: null, zone: zone?.name ?? null, feeCents, ...limitsOf(zone ?? delivery) };
}

function limitsOf({ minimumCents, flatChargeCents }: { minimumCents: number; flatChargeCents: number }) {
  return { minimumCents, surchargeCents: flatChargeCents };
}

import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { largestCartCents } from '../base/largest-cart.ts';

/** Zones with a minimum above any cart of dishes that are delivered, where no surcharge takes its place. */
export function zoneMinimum({ catalogue, onSale, hoursOf }: CheckInput): Slip[] {
  const { isActive, calculation, zones } = catalogue.delivery;
  if (!isActive || calculation !== 'zone') return [];
  const delivered = onSale.filter(({ menu }) => hoursOf(menu, 'delivery').length > 0);
  if (delivered.length === 0) return [];
  const largest = largestCartCents(delivered, ['delivery']);
  return zones
    .filter(({ minimumCents, flatChargeCents }) => flatChargeCents === 0 && minimumCents > largest)
    .map(({ name, minimumCents }) => ({
      target: { kind: 'zone', id: name, field: 'minimum' },
      values: { zone: name, minimumCents },
    }));
}

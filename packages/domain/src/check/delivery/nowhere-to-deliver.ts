import { parseRanges } from '../../calendar/ranges.ts';
import { weekdays } from '../../calendar/weekday.ts';
import type { Mode } from '../../menu/menu.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';

/** Delivery to no zone, by distance from an unknown place, or at no hour; and a restaurant that is never open. */
export function nowhereToDeliver({ catalogue }: CheckInput): Slip[] {
  const { isActive, calculation, zones } = catalogue.delivery;
  const reachable = calculation === 'zone' ? zones.length > 0 : catalogue.place !== null;
  const hasHours = (mode: Mode) =>
    catalogue.menus.some(({ isAvailable, timeRanges, pickupTimeRanges }) => {
      const week = mode === 'pickup' ? (pickupTimeRanges ?? timeRanges) : timeRanges;
      return isAvailable && weekdays.some((day) => parseRanges(week[day] ?? []).length > 0);
    });
  const slip = (id: string, why: string): Slip => ({ target: { kind: 'setting', id }, values: {}, why });
  return [
    ...(isActive && !reachable
      ? [calculation === 'zone' ? slip('features.delivery.zones', 'zone') : slip('contacts.latitude', 'place')]
      : []),
    ...(isActive && !hasHours('delivery') ? [slip('features.delivery.active', 'hours')] : []),
    ...(!isActive && !hasHours('pickup') ? [slip('scheduling', 'closed')] : []),
  ];
}

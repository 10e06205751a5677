import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { hasLostTarget } from '../offer/offer-targets.ts';

/** Offers whose targets, options whose defaults, and exceptional days whose menus do not exist any more. */
export function lostReference(input: CheckInput): Slip[] {
  const groups = new Map(input.choices.map(({ group }) => [group.id, group]));
  return [
    ...input.catalogue.offers
      .filter((offer) => hasLostTarget(offer, input))
      .map(
        ({ id, code }): Slip => ({
          target: { kind: 'offer', id, field: 'targets' },
          values: { offer: code ?? String(id) },
          why: code === null ? 'offer' : 'coupon',
        }),
      ),
    ...[...groups.values()]
      .filter(({ defaults, choices }) => defaults.some((id) => !choices.some((choice) => choice.id === id)))
      .map(
        ({ id, name }): Slip => ({
          target: { kind: 'option', id, field: 'defaults' },
          values: { group: name },
          why: 'option',
        }),
      ),
    ...input.catalogue.scheduling.exceptions
      .filter(({ menuIds = [] }) => menuIds.some((id) => !input.catalogue.menus.some((menu) => menu.id === id)))
      .map(
        ({ date }): Slip => ({ target: { kind: 'day', id: date, field: 'menus' }, values: { day: date }, why: 'day' }),
      ),
  ];
}

import { alcoholFaults } from '../../law/alcohol.ts';
import { needsNightPermit } from '../../law/alcohol-hours.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { listSold } from '../base/list-sold.ts';
import { aboutOffer } from '../offer/offer-targets.ts';

/** Drinks beyond the licence, at another rate than that of alcohol, at night without a permit, or given away (LAW-17, LAW-18, LAW-20, LAW-27). */
export function forbiddenAlcohol(input: CheckInput): Slip[] {
  const law = { licence: input.catalogue.licence, isTaxed: input.facts.tax.isEnabled };
  const sold = listSold(input, 'alcohol').flatMap(({ target, name, sellable: { alcohol }, rateBp, isOnSale }) => {
    const faults = alcohol ? alcoholFaults({ kind: alcohol.kind, rateBp, isOnSale }, law) : [];
    return faults.map((why): Slip => ({ target, values: { item: name, rateBp }, why }));
  });
  return [...sold, ...nightHours(input), ...givenAlcohol(input)];
}

function nightHours({ catalogue: { alcohol } }: CheckInput): Slip[] {
  if (alcohol.hasNightPermit) return [];
  const isOfNight = (ranges: string[]) => ranges.some(needsNightPermit);
  const of = (id: string): Slip => ({ target: { kind: 'setting', id }, values: {}, why: 'hours' });
  return [
    ...(Object.values(alcohol.hours).some(isOfNight) ? [of('alcohol.hours')] : []),
    ...(alcohol.exceptions.some(({ ranges }) => isOfNight(ranges)) ? [of('alcohol.exceptions')] : []),
  ];
}

function givenAlcohol(input: CheckInput): Slip[] {
  return input.catalogue.offers.flatMap((offer): Slip[] => {
    if (offer.type !== 'free_item') return [];
    const drink = offer.itemIds.flatMap((id) => input.items.get(id)?.item ?? []).find(({ alcohol }) => alcohol);
    return drink ? [{ ...aboutOffer(offer, 'targets', { values: { item: drink.name } }), why: 'gift' }] : [];
  });
}

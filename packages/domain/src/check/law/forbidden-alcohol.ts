import { alcoholFaults } from '../../law/alcohol.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { listSold } from '../base/list-sold.ts';

/** Drinks beyond the licence or at another rate than that of alcohol (LAW-17, LAW-18). */
export function forbiddenAlcohol(input: CheckInput): Slip[] {
  const law = { licence: input.catalogue.licence, isTaxed: input.facts.tax.isEnabled };
  return listSold(input, 'alcohol').flatMap(({ target, name, sellable: { alcohol }, rateBp, isOnSale }) => {
    const faults = alcohol ? alcoholFaults({ kind: alcohol.kind, rateBp, isOnSale }, law) : [];
    return faults.map((why): Slip => ({ target, values: { item: name, rateBp }, why }));
  });
}

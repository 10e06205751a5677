import { type ChosenOption, checkChoices, defaultOptions, type Item } from '@comptoir/domain';

export interface Grant {
  candidateIds: ReadonlySet<number>;
  units: number;
}

/** True if the offers grant all free items (DEC-09). Offers may share items, so units are moved between offers. */
export function areFreeItemsGranted(taken: { itemId: number; quantity: number }[], grants: Grant[]): boolean {
  const wanted = taken.reduce((sum, item) => sum + item.quantity, 0);
  if (wanted > grants.reduce((sum, grant) => sum + grant.units, 0)) return false;
  const given = grants.map((): number[] => []);

  function give(itemId: number, tried: Set<number>): boolean {
    for (const [index, grant] of grants.entries()) {
      if (tried.has(index) || !grant.candidateIds.has(itemId)) continue;
      tried.add(index);
      const own = given[index] ?? [];
      const moved = own.findIndex((other) => own.length >= grant.units && give(other, tried));
      if (own.length < grant.units) own.push(itemId);
      else if (moved >= 0) own[moved] = itemId;
      else continue;
      return true;
    }
    return false;
  }
  return taken.every(({ itemId, quantity }) => Array.from({ length: quantity }).every(() => give(itemId, new Set())));
}

/** True if a gift has no paid choices beyond the dish's defaults and no choices that the dish lacks (CRT-27). */
export function areChoicesFree(item: Item, chosen: ChosenOption[]): boolean {
  const named = item.options.filter(({ id }) => chosen.some(({ optionId }) => optionId === id));
  if (checkChoices({ ...item, options: named }, chosen)) return false;
  const all = chosen.flatMap(({ optionId, choices }) => choices.map((choice) => ({ optionId, ...choice })));
  return named.every(({ id, defaults, choices }) =>
    choices.every(({ id: choiceId, priceCents }) => {
      const taken = all.filter((choice) => choice.optionId === id && choice.choiceId === choiceId);
      const count = taken.reduce((sum, { quantity }) => sum + quantity, 0);
      return priceCents <= 0 || count <= (defaults.includes(choiceId) ? 1 : 0);
    }),
  );
}

export function giftOptions(item: Item, chosen: ChosenOption[], at: { epochMilliseconds: number }): ChosenOption[] {
  const others = defaultOptions(item, at).filter(
    (group) => !chosen.some(({ optionId }) => optionId === group.optionId),
  );
  return [...chosen, ...others];
}

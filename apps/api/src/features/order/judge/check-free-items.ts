import type { ChosenOption, Item } from '@comptoir/domain';

/** What one offer grants: units of any of its candidates. */
export interface Grant {
  candidateIds: ReadonlySet<number>;
  units: number;
}

/**
 * Whether the free items that a diner takes are granted: any candidate of each offer, in total at most its units; fewer or
 * none is fine (DEC-09). Offers may share candidates, so a unit is moved to another offer where that makes room.
 */
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

/** Whether nothing that costs something was chosen for a gift, and nothing that the dish does not have (CRT-27). */
export function areChoicesFree({ options: groups }: Item, chosen: ChosenOption[]): boolean {
  return chosen.every(({ optionId, choices }) => {
    const group = groups.find(({ id }) => id === optionId);
    return choices.every(({ choiceId }) => {
      const choice = group?.choices.find(({ id }) => id === choiceId);
      return choice !== undefined && (choice.priceCents <= 0 || group?.defaults.includes(choiceId) === true);
    });
  });
}

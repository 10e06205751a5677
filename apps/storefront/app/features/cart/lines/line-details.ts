import type { ChosenOption, Item, OptionGroup } from '@comptoir/domain';
import type { Say } from '../../../messages/use-message.ts';

/** The first word of a name: "Classique" of "Classique, 33 cm". */
const firstWord = (name: string) => name.split(/[\s,]/, 1)[0] ?? '';

/** Whether a choice reads like one of another group of the dish: a classic dough, and the classic size. */
function isAmbiguous(name: string, group: OptionGroup, { options }: Item): boolean {
  const word = firstWord(name);
  return options.some((other) => other !== group && other.choices.some((choice) => firstWord(choice.name) === word));
}

function countOf(options: ChosenOption[], group: OptionGroup, choiceId: number): number {
  const taken = options.find((option) => option.optionId === group.id)?.choices ?? [];
  return taken.find((entry) => entry.choiceId === choiceId)?.quantity ?? 0;
}

function describeGroup(group: OptionGroup, item: Item, options: ChosenOption[], say: Say): string[] {
  return group.choices.flatMap(({ id, name }) => {
    const count = countOf(options, group, id);
    const isDefault = group.defaults.includes(id);
    // What a group of several takes away is not replaced by another choice: it has to be said.
    if (count === 0) return isDefault && group.max !== 1 ? [say('cart.without', { name })] : [];
    if (isDefault && count === 1) return [];
    const said = isAmbiguous(name, group, item) ? say('cart.groupChoice', { group: group.name, name }) : name;
    return [count === 1 ? said : say('cart.choiceCount', { count, name: said })];
  });
}

/**
 * What was chosen beyond the dish as it comes, in menu order, as one line of text: "Pâte : Complète · 2 × Burrata". Where a
 * choice alone could be another group's, its group says which.
 */
export function lineDetails(item: Item, options: ChosenOption[], say: Say): string {
  return item.options.flatMap((group) => describeGroup(group, item, options, say)).join(' · ');
}

import type { ChosenOption } from './chosen-option.ts';
import type { Item, OptionChoice, OptionGroup } from './menu.ts';

interface TakenChoice {
  choice: OptionChoice;
  quantity: number;
  isDefault: boolean;
  isAmbiguous: boolean;
}

const firstWord = (name: string) => name.split(/[\s,]/, 1)[0] ?? '';

function isAmbiguous(name: string, group: OptionGroup, { options }: Pick<Item, 'options'>): boolean {
  const word = firstWord(name);
  return options.some((other) => other !== group && other.choices.some((choice) => firstWord(choice.name) === word));
}

function countOf(options: readonly ChosenOption[], group: OptionGroup, choiceId: number): number {
  const taken = options.find((option) => option.optionId === group.id)?.choices ?? [];
  return taken.find((entry) => entry.choiceId === choiceId)?.quantity ?? 0;
}

export function listTaken(
  item: Pick<Item, 'options'>,
  group: OptionGroup,
  options: readonly ChosenOption[],
): TakenChoice[] {
  return group.choices.flatMap((choice) => {
    const quantity = countOf(options, group, choice.id);
    const isUsual = group.defaults.includes(choice.id);
    // If a group allows several choices, nothing replaces an omitted default, so it is listed.
    if (quantity === 0 && (!isUsual || group.max === 1)) return [];
    return {
      choice,
      quantity,
      isDefault: isUsual && quantity === 1,
      isAmbiguous: quantity > 0 && isAmbiguous(choice.name, group, item),
    };
  });
}

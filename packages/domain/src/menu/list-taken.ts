import type { ChosenOption } from './chosen-option.ts';
import type { Item, OptionChoice, OptionGroup } from './menu.ts';

/** A choice that was taken so many times, or one that comes with the dish and was left out. */
interface TakenChoice {
  choice: OptionChoice;
  /** 0: it was left out. */
  quantity: number;
  /** So the dish comes by itself. */
  isDefault: boolean;
  /** Its name could be another group's: a classic dough, and the classic size. */
  isAmbiguous: boolean;
}

/** The first word of a name: "Classique" of "Classique, 33 cm". */
const firstWord = (name: string) => name.split(/[\s,]/, 1)[0] ?? '';

function isAmbiguous(name: string, group: OptionGroup, { options }: Pick<Item, 'options'>): boolean {
  const word = firstWord(name);
  return options.some((other) => other !== group && other.choices.some((choice) => firstWord(choice.name) === word));
}

function countOf(options: readonly ChosenOption[], group: OptionGroup, choiceId: number): number {
  const taken = options.find((option) => option.optionId === group.id)?.choices ?? [];
  return taken.find((entry) => entry.choiceId === choiceId)?.quantity ?? 0;
}

/** What was chosen of a group of a dish, and what of it was left out, in menu order. */
export function listTaken(
  item: Pick<Item, 'options'>,
  group: OptionGroup,
  options: readonly ChosenOption[],
): TakenChoice[] {
  return group.choices.flatMap((choice) => {
    const quantity = countOf(options, group, choice.id);
    const isUsual = group.defaults.includes(choice.id);
    // What a group of several takes away is not replaced by another choice: it has to be said.
    if (quantity === 0 && (!isUsual || group.max === 1)) return [];
    return {
      choice,
      quantity,
      isDefault: isUsual && quantity === 1,
      isAmbiguous: quantity > 0 && isAmbiguous(choice.name, group, item),
    };
  });
}

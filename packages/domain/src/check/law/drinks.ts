import { normalizeText } from '../../menu/normalize-text.ts';
import { wordFinder } from '../base/whole-words.ts';

const softHeadings = [
  'boisson',
  'soft',
  'soda',
  'jus',
  'eau',
  'rafraîchissement',
  'apéritif',
  'apéro',
  'cocktail',
  'cave',
];
const alcoholHeadings = ['vin', 'bière', 'cidre', 'champagne', 'alcool', 'spiritueux', 'digestif'];
const unnamedInLaw = [
  'pastis',
  'kir',
  'vodka',
  'gin',
  'tequila',
  'cognac',
  'armagnac',
  'calvados',
  'porto',
  'martini',
  'mojito',
  'sangria',
  'prosecco',
  'crémant',
  'limoncello',
  'liqueur',
];

const tellsSofts = wordFinder(softHeadings);
const tellsAlcohols = wordFinder(alcoholHeadings);

/** True if a category or option group of this name holds drinks, so that "vin" in it is a drink and no sauce. */
export function isDrinksHeading(heading: string): boolean {
  return tellsSofts(heading) || tellsAlcohols(heading);
}

function isAlcoholHeading(heading: string): boolean {
  return tellsAlcohols(heading) && !tellsSofts(heading);
}

const drinkWords = ['bière', 'vin', 'spritz', 'rhum', 'whisky', 'champagne', 'cidre'] as const;

/** Recognises the usual drinks with alcohol; the ones "sans alcool" and of 0 % are none. */
export const namesDrinkWords = withoutDriedDrinks(wordFinder(drinkWords));
export const namesAlcohol = withoutDriedDrinks(wordFinder([...drinkWords, ...unnamedInLaw]));

/** True if a dish of this name under this heading sounds like a drink with alcohol. */
export function soundsLikeAlcohol(name: string, heading: string): boolean {
  return isAlcoholHeading(heading) || (isDrinksHeading(heading) && namesAlcohol(name));
}

function withoutDriedDrinks(finds: (text: string) => boolean): (text: string) => boolean {
  return (text) => finds(text) && !/\bsans alcool|\b0(?:[.,]0+)? ?[%°]|\b0[.,]0\b/.test(normalizeText(text));
}

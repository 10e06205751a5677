import { readList, readText } from '@comptoir/contract';
import { type Meat, meatSpecies, meatStages } from '@comptoir/domain';
import { boughtWords, speciesWords } from '@comptoir/words';
import type { PartField } from '../draft/define-form.ts';
import { readRows, rowsField } from '../draft/field-kinds.ts';

/** A meat as it is typed: countries are ISO codes. */
export interface MeatText {
  species: Meat['species'];
  bought: Meat['bought'];
  name: string;
  born: string[];
  raised: string[];
  slaughtered: string[];
}

export function readMeats(typed: string): MeatText[] {
  return readRows(typed).map((row) => ({
    species: meatSpecies.find((one) => one === row.species) ?? 'beef',
    bought: row.bought === 'prepared' ? 'prepared' : 'raw',
    name: readText(row.name),
    born: readList(row.born).map(readText),
    raised: readList(row.raised).map(readText),
    slaughtered: readList(row.slaughtered).map(readText),
  }));
}

/** Empty values are left out, as the API takes them. */
function meatOf(meat: MeatText): object {
  const stages = meatStages.flatMap((stage) => (meat[stage].length > 0 ? [[stage, meat[stage]] as const] : []));
  const { species, bought, name } = meat;
  return { species, bought, ...(name && { name }), ...Object.fromEntries(stages) };
}

export const meatsField: PartField = {
  ...rowsField('draft.field.meats', (_, row) => sayMeat(row)),
  toValue: (typed) => {
    const meats = readMeats(typed).map(meatOf);
    return meats.length > 0 ? meats : undefined;
  },
};

function sayMeat(row: object): string {
  const [meat] = readMeats(JSON.stringify([row]));
  if (!meat) return '';
  const countries = [...new Set(meatStages.flatMap((stage) => meat[stage]))];
  const words = `${speciesWords[meat.species]} ${boughtWords[meat.bought]}`;
  return countries.length > 0 ? `${words} (${countries.join(', ')})` : words;
}

import { describe, expect, it } from 'vitest';
import { readMeats } from '../catalogue/meats-field.ts';
import { readChoices } from '../catalogue/option-form.ts';
import { specialDaysForm } from '../hours/special-day-form.ts';
import { readPeriods } from '../offer/offer-text.ts';
import { zonesForm } from '../zones/zone-form.ts';
import type { FieldWriter } from './part-form.ts';

const words: Pick<FieldWriter, 'say'> = { say: (id) => id };
const writer = words as FieldWriter;

const readers = {
  periods: readPeriods,
  meats: readMeats,
  choices: readChoices,
  'exceptional days': (text: string) => specialDaysForm.write(writer, 'list', text).replace('draft.nothing', ''),
  zones: (text: string) => zonesForm.write(writer, 'list', text).replace('draft.nothing', ''),
};

describe('a list that was typed', () => {
  it.each(Object.entries(readers))('of %s is empty if the browser kept something else [MED-23]', (_, read) => {
    for (const text of ['', '{', 'null', '7', '{"0":1}', '"a"', '[7,null,"a"]']) expect(read(text)).toHaveLength(0);
  });
});

import { isObject, readText } from '@comptoir/contract';
import { alcoholWords, allergenWords } from '@comptoir/words';
import { defineForm, type PartField } from '../draft/define-form.ts';
import {
  amountField,
  lines,
  listField,
  numberField,
  optionalText,
  rateField,
  textField,
  yesNoField,
} from '../draft/field-kinds.ts';
import { meatsField } from './meats-field.ts';
import { workField } from './work-field.ts';

const optionalYes = { yes: 'draft.yes', no: 'draft.no', isAbsentForNo: true } as const;

/** The text of a dish whose allergens are not declared. An empty text declares that it has none. */
export const undeclared = '?';

const sayAllergen = (name: string) =>
  Object.hasOwn(allergenWords, name) ? allergenWords[name as keyof typeof allergenWords] : name;

const allergensField: PartField = {
  label: 'draft.field.allergens',
  toText: (value) => (Array.isArray(value) ? value.map(readText).join('\n') : undeclared),
  toValue: (typed) => (typed === undeclared ? null : lines(typed)),
  write: ({ say, format }, typed) => {
    if (typed === undeclared) return say('draft.undeclared');
    return typed === '' ? say('draft.without') : format.list(lines(typed).map(sayAllergen));
  },
};

/** Typed as the kind and the degree, `wine 12.5`. Empty for a dish without alcohol. */
const alcoholField: PartField = {
  label: 'draft.field.alcohol',
  toText: (value) => (isObject(value) ? `${readText(value.kind)} ${readText(value.abv)}` : ''),
  toValue: (typed) => {
    const { kind, abv } = readAlcohol(typed);
    return kind === '' ? undefined : { kind, abv: Number(abv.replace(',', '.')) };
  },
  write: ({ say }, typed) => {
    const { kind, abv } = readAlcohol(typed);
    const word = Object.hasOwn(alcoholWords, kind) ? alcoholWords[kind as keyof typeof alcoholWords] : kind;
    return kind === '' ? say('draft.nothing') : say('draft.alcohol', { kind: word, abv });
  },
};

export function readAlcohol(typed: string): { kind: string; abv: string } {
  const [kind = '', abv = ''] = typed.split(' ');
  return { kind, abv };
}

const categoryField: PartField = {
  label: 'draft.field.category',
  toText: readText,
  toValue: Number,
  write: ({ nameOf }, id) => nameOf('category', id),
};

export const dishForm = defineForm({
  kind: 'item',
  page: '/office/carte',
  fields: {
    item_name: textField('draft.field.name'),
    item_description: textField('draft.field.description'),
    category_id: categoryField,
    item_image: optionalText('draft.field.photo'),
    'item_price.price_pickup': amountField('draft.field.pickup'),
    'item_price.price_delivery': amountField('draft.field.delivery'),
    'item_price.tax_rate': rateField('draft.field.rate'),
    is_available: yesNoField('draft.field.sale', { yes: 'draft.onSale', no: 'draft.offSale' }),
    allergens: allergensField,
    traces: listField('draft.field.traces', { say: (_, name) => sayAllergen(name), isAbsentWhenEmpty: true }),
    diets: listField('draft.field.diets'),
    options: listField('draft.field.options', { say: ({ nameOf }, id) => nameOf('option', id), areNumbers: true }),
    meats: meatsField,
    alcohol: alcoholField,
    homemade: yesNoField('draft.field.homemade', optionalYes),
    withdrawal: yesNoField('draft.field.withdrawal', optionalYes),
    work: workField,
    item_score: numberField('draft.field.score'),
  },
});

export type DishField = keyof typeof dishForm.fieldNames;
export type DishText = Record<DishField, string>;

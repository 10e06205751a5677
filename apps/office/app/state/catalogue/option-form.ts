import { isObject, readText } from '@comptoir/contract';
import { centsToDecimal, readTypedAmount } from '@comptoir/domain';
import { defineForm, type PartField } from '../draft/define-form.ts';
import { amountField, lines, listField, numberField, readRows, textField } from '../draft/field-kinds.ts';
import { type TypedUnits, typedUnitsOf, workOfTyped } from './work-field.ts';

/** A choice as it is typed: its price like `1,50`. What the form does not show stays in the row. */
export interface Choice {
  id: number;
  name: string;
  price: string;
  /** What it adds to the work of its dish. */
  work: TypedUnits;
  [other: string]: unknown;
}

const price = amountField('draft.field.price');

export function readChoices(typed: string): Choice[] {
  return readRows(typed).map((row) => ({
    ...row,
    id: Number(row.id),
    name: String(row.name ?? ''),
    price: readText(row.price),
    work: typedUnitsOf(row.work) ?? {},
  }));
}

/** The choices of a group, typed as rows. */
const choicesField: PartField = {
  label: 'draft.field.choices',
  toText: (value) => {
    const rows = Array.isArray(value) ? value.filter(isObject) : [];
    return JSON.stringify(rows.map((row) => ({ ...row, price: price.toText(row.price) })));
  },
  toValue: (typed) =>
    readChoices(typed).map((choice) => {
      const amount = readTypedAmount(choice.price);
      const { work: typedWork, ...rest } = choice;
      const work = workOfTyped(typedWork);
      return {
        ...rest,
        name: choice.name.trim(),
        price: 'cents' in amount ? centsToDecimal(amount.cents) : 0,
        ...(Object.keys(work).length > 0 && { work }),
      };
    }),
  write: ({ say, format }, typed) => {
    const names = readChoices(typed).map(({ name, price: text }) => {
      const amount = readTypedAmount(text);
      return 'cents' in amount && amount.cents !== 0 ? `${name} (${format.money(amount.cents)})` : name;
    });
    return names.length > 0 ? format.list(names) : say('draft.nothing');
  },
};

const defaults = listField('draft.field.defaults', { areNumbers: true });
const defaultsField: PartField = {
  ...defaults,
  write: ({ say }, typed) => say('draft.choices', { count: lines(typed).length }),
};

export const optionForm = defineForm({
  kind: 'option',
  page: '/office/carte',
  fields: {
    option_name: textField('draft.field.name'),
    min: numberField('draft.field.least'),
    max: numberField('draft.field.most'),
    default: defaultsField,
    option_options: choicesField,
  },
});

export type OptionField = keyof typeof optionForm.fieldNames;

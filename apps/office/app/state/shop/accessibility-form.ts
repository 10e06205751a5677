import { readObject } from '@comptoir/contract';
import { defineForm, type PartField } from '../draft/define-form.ts';
import { listField, numberField, textField } from '../draft/field-kinds.ts';
import { shopPage } from './setting-form.ts';

export const accessibilitySetting = 'legal.accessibility';

/** An empty field is absent from the setting. */
const orAbsent = (field: PartField): PartField => ({
  ...field,
  toValue: (typed) => (typed === '' ? undefined : field.toValue(typed)),
});

const form = defineForm({
  kind: 'setting',
  id: accessibilitySetting,
  page: shopPage,
  fields: {
    standard: orAbsent(textField('draft.shop.standard')),
    'audit.date': orAbsent(textField('draft.shop.auditDate')),
    'audit.by': orAbsent(textField('draft.shop.auditBy')),
    'audit.percent': orAbsent(numberField('draft.shop.auditPercent')),
    known: listField('draft.shop.known', { isAbsentWhenEmpty: true }),
    contact_days: orAbsent(numberField('draft.shop.contactDays')),
  },
});

/** What the restaurant declares about the accessibility of its site. An audit whose fields are all empty is none. */
export const accessibilityForm: typeof form = {
  ...form,
  put: (value, from, text) => {
    const { audit, ...rest } = readObject(form.put(value, from, text));
    return Object.keys(readObject(audit)).length > 0 ? { ...rest, audit } : rest;
  },
};

import type { MessageId } from '../../messages/message-id.ts';
import { defineForm, type PartField } from '../draft/define-form.ts';
import { textField } from '../draft/field-kinds.ts';
import { workField } from './work-field.ts';

const genders: Record<string, MessageId> = { f: 'draft.gender.f', m: 'draft.gender.m' };

const genderField: PartField = {
  label: 'draft.field.gender',
  toText: (value) => (value === 'm' ? 'm' : 'f'),
  toValue: String,
  write: ({ say }, typed) => say(genders[typed] ?? 'draft.gender.f'),
};

export const categoryForm = defineForm({
  kind: 'category',
  page: '/office/carte',
  fields: {
    category_name: textField('draft.field.name'),
    category_description: textField('draft.field.description'),
    category_gender: genderField,
    work: workField,
  },
});

export type CategoryField = keyof typeof categoryForm.fieldNames;

import type { PartForm } from '../draft/part-form.ts';

/** The order of menus, of the categories of a menu or of the dishes of a category: its value is the list of ids. */
export const orderForm: PartForm<'value'> = {
  isFor: ({ kind }) => kind === 'order',
  page: '/office/carte',
  fieldNames: { value: 'draft.kind.order' },
  textOf: (value) => ({ value: Array.isArray(value) ? value.join('\n') : '' }),
  put: (_, __, { value }) => value.split('\n').filter(Boolean).map(Number),
  write: ({ say }) => say('draft.change.other'),
};

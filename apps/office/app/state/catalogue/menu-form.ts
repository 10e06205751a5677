import { defineForm } from '../draft/define-form.ts';
import { textField, yesNoField } from '../draft/field-kinds.ts';

/** The name of a menu and whether it is served. Its hours have a page of their own. */
export const menuForm = defineForm({
  kind: 'menu',
  page: '/office/carte',
  fields: {
    menu_name: textField('draft.field.name'),
    menu_is_available: yesNoField('draft.field.served', { yes: 'draft.yes', no: 'draft.no' }),
  },
});

export type MenuField = keyof typeof menuForm.fieldNames;

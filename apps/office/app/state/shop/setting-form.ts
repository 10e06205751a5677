import type { PartField } from '../draft/define-form.ts';
import type { PartForm } from '../draft/part-form.ts';

export const shopPage = '/office/boutique';

/** The form of one setting of the draft, whose value is typed in one field. */
export function settingForm(id: string, field: PartField): PartForm<'value'> {
  return {
    isFor: (thing) => thing.kind === 'setting' && thing.id === id,
    page: shopPage,
    fieldNames: { value: field.label },
    textOf: (value) => ({ value: field.toText(value) }),
    put: (_, __, { value }) => field.toValue(value.trim()),
    write: (writer, _, typed) => field.write(writer, typed),
  };
}

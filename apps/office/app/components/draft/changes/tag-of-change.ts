import type { MessageId } from '../../../messages/message-id.ts';
import type { CatalogueChange } from '../../../state/draft/change.ts';
import { differencesOf } from '../../../state/draft/part-form.ts';
import { formOf } from '../../../state/forms/part-forms.ts';

/** Says in a word or two what a change is. */
export function tagOfChange(change: CatalogueChange): MessageId {
  if (change.isConflict) return 'draft.change.conflict';
  if (change.isDeleted) return 'draft.change.deleted';
  if (!change.isPublished) return 'draft.change.new';
  const form = formOf(change);
  const fields = form ? differencesOf(form.textOf(change.published), form.textOf(change.value)) : [];
  const isPrice = fields.some((field) => /_price\.price_/.test(field));
  return isPrice ? 'draft.change.price' : 'draft.change.other';
}

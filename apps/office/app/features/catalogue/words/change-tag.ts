import type { MessageId } from '../../../messages/message-id.ts';
import { differencesOf, textOfDish } from '../../../state/catalogue/dish-text.ts';
import type { CatalogueChange } from '../../../state/catalogue/edited-menu.ts';

/** Says in a word or two what a change is. */
export function tagOfChange(change: CatalogueChange): MessageId {
  if (change.isConflict) return 'catalogue.change.conflict';
  if (change.isDeleted) return 'catalogue.change.deleted';
  if (!change.isPublished) return 'catalogue.change.new';
  const isPrice =
    change.kind === 'item' &&
    differencesOf(textOfDish(change.published), textOfDish(change.value)).some((field) =>
      /_(pickup|delivery)$/.test(field),
    );
  return isPrice ? 'catalogue.change.price' : 'catalogue.change.other';
}

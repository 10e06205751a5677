import type { MessageId } from '../../messages/message-id.ts';
import type { FieldWriter, PartForm } from '../draft/part-form.ts';
import { type OfferField, putOfferText, readPeriods, readTypedIds, textOfOffer } from './offer-text.ts';

const fieldNames: Record<OfferField, MessageId> = {
  'value.is_active': 'draft.offer.field.is_active',
  'value.type': 'draft.offer.field.type',
  'value.value': 'draft.offer.field.value',
  'value.minimum_amount': 'draft.offer.field.minimum_amount',
  'value.delivery_pickup': 'draft.offer.field.delivery_pickup',
  'value.menus': 'draft.offer.field.menus',
  'value.categories': 'draft.offer.field.categories',
  'value.items': 'draft.offer.field.items',
  'value.active_times': 'draft.offer.field.active_times',
  'value.auto_apply': 'draft.offer.field.auto_apply',
  'value.code': 'draft.offer.field.code',
  'value.max_uses': 'draft.offer.field.max_uses',
  'value.max_uses_per_customer': 'draft.offer.field.max_uses_per_customer',
  'value.expires_at': 'draft.offer.field.expires_at',
  'value.allow_repeat': 'draft.offer.field.allow_repeat',
};

export const offerForm: PartForm<OfferField> = {
  isFor: ({ kind }) => kind === 'offer',
  page: '/office/offres',
  fieldNames,
  textOf: textOfOffer,
  put: putOfferText,
  write: writeOfferField,
};

const types = ['percentage', 'fixed_amount', 'buy_one_get_one', 'free_item', 'free_delivery'] as const;
const modes = ['both', 'pickup', 'delivery'] as const;

/** Writes the typed value of a field for reading, such as `Article offert` or `2 choisis`. */
function writeOfferField({ say, format, nameOf }: FieldWriter, field: OfferField, typed: string): string {
  const text = typed.trim();
  const listNames = (kind: 'menu' | 'category' | 'item') =>
    format.list(readTypedIds(text).map((id) => nameOf(kind, String(id)))) || say('draft.nothing');
  switch (field) {
    case 'value.type': {
      const type = types.find((known) => known === text);
      return type ? say(`draft.offer.type.${type}`) : text;
    }
    case 'value.delivery_pickup': {
      const mode = modes.find((known) => known === text);
      return mode ? say(`draft.offer.mode.${mode}`) : text;
    }
    case 'value.is_active':
    case 'value.auto_apply':
    case 'value.allow_repeat':
      return say(text === 'yes' ? 'draft.offer.yes' : 'draft.offer.no');
    case 'value.menus':
      return listNames('menu');
    case 'value.categories':
      return listNames('category');
    case 'value.items':
      return listNames('item');
    case 'value.active_times':
      return (
        readPeriods(text)
          .map(({ days, start, end }) => {
            const named = days.map((day) => say(`draft.offer.day.${day}`));
            const hours = start === end ? '' : format.clock(`${start}-${end}`);
            return [format.list(named), hours].filter(Boolean).join(' ');
          })
          .filter(Boolean)
          .join(' ; ') || say('draft.offer.always')
      );
    default:
      return text || say('draft.nothing');
  }
}

import { readTypedAmount } from '@comptoir/domain';
import type { MessageId } from '../../messages/message-id.ts';
import type { FieldWriter, PartForm } from '../draft/part-form.ts';
import { type DishField, putText, textOfDish } from './dish-text.ts';

const fieldNames: Record<DishField, MessageId> = {
  'value.item_name': 'draft.field.name',
  'value.item_description': 'draft.field.description',
  'value.item_price.price_pickup': 'draft.field.pickup',
  'value.item_price.price_delivery': 'draft.field.delivery',
  'value.item_price.tax_rate': 'draft.field.rate',
  'value.is_available': 'draft.field.sale',
};

export const dishForm: PartForm<DishField> = {
  isFor: ({ kind }) => kind === 'item',
  page: '/office/carte',
  fieldNames,
  textOf: textOfDish,
  put: putText,
  write: writeDishField,
};

/** Writes the typed value of a field for reading, such as `12,90 €`, `10 %` or `En vente`. */
export function writeDishField({ say, format }: FieldWriter, field: DishField, typed: string): string {
  switch (field) {
    case 'value.is_available':
      return say(typed === 'yes' ? 'draft.onSale' : 'draft.offSale');
    case 'value.item_price.tax_rate':
      return typed === '' ? say('draft.usualRate') : say('draft.percent', { rate: format.rate(Number(typed) * 100) });
    case 'value.item_price.price_pickup':
    case 'value.item_price.price_delivery': {
      const amount = readTypedAmount(typed);
      return 'cents' in amount ? format.money(amount.cents) : typed.trim() || say('draft.nothing');
    }
    default:
      return typed.trim() || say('draft.nothing');
  }
}

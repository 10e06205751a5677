import { readTypedAmount } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import type { DishField } from '../../../state/catalogue/dish-text.ts';

export const fieldNames: Record<DishField, MessageId> = {
  'value.item_name': 'catalogue.field.name',
  'value.item_description': 'catalogue.field.description',
  'value.item_price.price_pickup': 'catalogue.field.pickup',
  'value.item_price.price_delivery': 'catalogue.field.delivery',
  'value.item_price.tax_rate': 'catalogue.field.rate',
  'value.is_available': 'catalogue.field.sale',
};

/** Writes the typed value of a field for reading, such as `12,90 €`, `10 %` or `En vente`. */
export function useFieldWords(): (field: DishField, typed: string) => string {
  const say = useMessage();
  const format = useFormat();
  const sayRate = (typed: string) =>
    typed === '' ? say('catalogue.usualRate') : say('catalogue.percent', { rate: format.rate(Number(typed) * 100) });
  const sayText = (typed: string) => typed.trim() || say('catalogue.draft.nothing');
  const sayPrice = (typed: string) => {
    const amount = readTypedAmount(typed);
    return 'cents' in amount ? format.money(amount.cents) : sayText(typed);
  };
  return (field, typed) => {
    switch (field) {
      case 'value.is_available':
        return say(typed === 'yes' ? 'catalogue.onSale' : 'catalogue.offSale');
      case 'value.item_price.tax_rate':
        return sayRate(typed);
      case 'value.item_price.price_pickup':
      case 'value.item_price.price_delivery':
        return sayPrice(typed);
      default:
        return sayText(typed);
    }
  };
}

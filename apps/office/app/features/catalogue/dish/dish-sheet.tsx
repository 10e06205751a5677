import { readTypedAmount } from '@comptoir/domain';
import { PartSheet } from '../../../components/draft/form/part-sheet.tsx';
import type { PartProblems } from '../../../components/draft/form/use-part-form.ts';
import { needed } from '../../../components/form/use-form.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { dishForm } from '../../../state/catalogue/dish-form.ts';
import type { DishField, DishText } from '../../../state/catalogue/dish-text.ts';
import type { Dish } from '../../../state/catalogue/edited-menu.ts';
import type { OpenPart } from '../../../state/draft/open-part.ts';
import { DishFields } from './dish-fields.tsx';

interface DishSheetProps {
  dish: Dish;
  open: OpenPart<DishField>;
  onSaved: () => Promise<void>;
}

export function DishSheet({ dish, open, onSaved }: DishSheetProps) {
  return (
    <PartSheet form={dishForm} open={open} title={dish.name} check={checkDish} onSaved={onSaved}>
      {(form) => <DishFields dish={dish} form={form} />}
    </PartSheet>
  );
}

const pickup = 'value.item_price.price_pickup';
const delivery = 'value.item_price.price_delivery';

function checkDish(text: DishText): PartProblems<DishField> {
  const hasPrice = text[pickup].trim() !== '' || text[delivery].trim() !== '';
  return {
    'value.item_name': needed(text['value.item_name']),
    [pickup]: hasPrice ? checkPrice(text[pickup]) : 'catalogue.form.priceNeeded',
    [delivery]: checkPrice(text[delivery]),
  };
}

function checkPrice(typed: string): MessageId | null {
  if (typed.trim() === '') return null;
  const amount = readTypedAmount(typed);
  if ('problem' in amount) return `catalogue.form.${amount.problem}`;
  return amount.cents < 0 ? 'catalogue.form.malformed' : null;
}

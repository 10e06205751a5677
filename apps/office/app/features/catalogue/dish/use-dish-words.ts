import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import { writeDishField } from '../../../state/catalogue/dish-form.ts';
import type { DishField } from '../../../state/catalogue/dish-text.ts';

/** Writes the typed value of a dish's field for reading. */
export function useDishWords(): (field: DishField, typed: string) => string {
  const say = useMessage();
  const format = useFormat();
  return (field, typed) => writeDishField({ say, format }, field, typed);
}

import { readTypedAmount } from '@comptoir/domain';
import { fieldErrorsOf, useForm } from '@comptoir/web-app/form';
import { useEffect } from 'react';
import { failureOf } from '../../../components/form/failure.ts';
import { needed } from '../../../components/form/use-form.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { askBeforeLeaving } from '../../../platform/watch/ask-before-leaving.ts';
import { type DishText, dishFields } from '../../../state/catalogue/dish-text.ts';
import { hasChanged, type OpenDish, typeInDish } from '../../../state/catalogue/open-dish.ts';
import { useBusy } from '../../../state/version/busy.ts';

/** The form of a dish. What is typed is kept outside of the page until it is saved or given up. */
export function useDishForm({ from, text }: OpenDish, send: (text: DishText) => Promise<void>) {
  const form = useForm<DishText, MessageId>({ initial: text, check: checkDish, send }, { failureOf: failureOfDish });
  const { values } = form;
  const isChanged = hasChanged({ from, text: values });
  useBusy(isChanged ? 'work' : null);
  useEffect(() => typeInDish(values), [values]);
  useEffect(() => (isChanged ? askBeforeLeaving() : undefined), [isChanged]);
  return { form, isChanged };
}

const pickup = 'value.item_price.price_pickup';
const delivery = 'value.item_price.price_delivery';

function checkDish(text: DishText): Partial<Record<keyof DishText, MessageId | null>> {
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

/** Errors of the form's fields are shown at the fields; errors of what the form does not show, above it. */
function failureOfDish(error: unknown) {
  const errors = Object.entries(fieldErrorsOf(error));
  const others = errors.filter(([name]) => !dishFields.some((field) => field === name));
  if (others.length > 0) return { text: others.map(([, message]) => `${message}.`).join(' ') };
  return errors.length > 0 ? null : failureOf(error);
}

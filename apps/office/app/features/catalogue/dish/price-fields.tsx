import { readTypedAmount, soundsLikeAlcohol, writeTypedAmount } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { type ChangeEvent, useState } from 'react';
import { Consequence } from '../../../components/consequence.tsx';
import { useFieldWriter } from '../../../components/draft/use-field-writer.ts';
import { Pick } from '../../../components/pick.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { type DishText, dishForm } from '../../../state/catalogue/dish-form.ts';
import { delivery, pickup } from './check-dish.ts';
import styles from './dish.module.css';
import type { DishFieldsProps } from './dish-fields-props.ts';

const rate = 'value.item_price.tax_rate';
/** The rates of food, of meals and of alcohol, in per cent (MED-10). */
const rates = ['5.5', '10', '20'];

/** Prices and VAT. The delivery price follows the pickup price by their difference, until it is typed by hand (MED-12). */
export function PriceFields(props: DishFieldsProps) {
  const say = useMessage();
  const format = useFormat();
  const { field, values, set } = props.form;
  const [difference, setDifference] = useState(() => differenceOf(values));
  const publishedHint = usePublishedHint(props);
  function typePickup(event: ChangeEvent<HTMLInputElement>): void {
    const amount = readTypedAmount(event.target.value);
    field(pickup).onChange(event);
    if (difference !== null && 'cents' in amount) set({ [delivery]: writeTypedAmount(amount.cents + difference) });
  }
  function typeDelivery(event: ChangeEvent<HTMLInputElement>): void {
    setDifference(null);
    field(delivery).onChange(event);
  }
  const follows = difference !== null && say('catalogue.form.follows', { amount: format.money(difference) });
  const sameAsOther = (name: typeof pickup | typeof delivery) =>
    values[name].trim() === '' ? say('catalogue.form.samePrice') : undefined;
  return (
    <>
      <div className={styles.prices}>
        <Field
          {...field(pickup)}
          onChange={typePickup}
          label={say('draft.field.pickup')}
          inputMode="decimal"
          autoComplete="off"
          hint={publishedHint(pickup) ?? sameAsOther(pickup)}
        />
        <Field
          {...field(delivery)}
          onChange={typeDelivery}
          label={say('draft.field.delivery')}
          inputMode="decimal"
          autoComplete="off"
          hint={follows || (publishedHint(delivery) ?? sameAsOther(delivery))}
        />
      </div>
      <Rate {...props} />
    </>
  );
}

function Rate({ carte, open, form: { values, set } }: DishFieldsProps) {
  const say = useMessage();
  const writer = useFieldWriter();
  const own = open.from[rate];
  const heading = carte.menus
    .flatMap(({ categories }) => categories)
    .find(({ id }) => String(id) === values['value.category_id']);
  const isAlcohol = soundsLikeAlcohol(values['value.item_name'], heading?.name ?? '');
  return (
    <>
      <div className={styles.short}>
        <Pick
          legend={say('draft.field.rate')}
          chosen={values[rate]}
          onChoose={(chosen) => set({ [rate]: chosen })}
          choices={[...rates, ...(rates.includes(own) ? [] : [own])].map((choice) => ({
            value: choice,
            label: dishForm.write(writer, rate, choice),
          }))}
        />
      </div>
      {isAlcohol && values[rate] !== '20' && <Consequence look="bad">{say('catalogue.form.alcoholRate')}</Consequence>}
      {open.base !== null && values[rate] !== own && <p className={styles.quiet}>{say('catalogue.form.nextOrders')}</p>}
    </>
  );
}

/** What the shop shows now, where the form has another price. */
function usePublishedHint({ carte, open, form: { values } }: DishFieldsProps) {
  const say = useMessage();
  const writer = useFieldWriter();
  const change = carte.catalogue.changes.find(({ kind, id }) => kind === open.thing.kind && id === open.thing.id);
  const published = change?.isPublished ? dishForm.textOf(change.published) : null;
  return (name: typeof pickup | typeof delivery) =>
    published && published[name] !== values[name]
      ? say('draft.form.published', { text: dishForm.write(writer, name, published[name]) })
      : undefined;
}

/** In cents. Null where one of the prices is missing or cheaper by delivery, which no rule explains. */
function differenceOf(text: DishText): number | null {
  const [pickupPrice, deliveryPrice] = [readTypedAmount(text[pickup]), readTypedAmount(text[delivery])];
  if (!('cents' in pickupPrice && 'cents' in deliveryPrice)) return null;
  const difference = deliveryPrice.cents - pickupPrice.cents;
  return difference >= 0 ? difference : null;
}

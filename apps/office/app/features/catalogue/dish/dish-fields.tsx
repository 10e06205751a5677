import { Field } from '@comptoir/ui';
import type { PartFields } from '../../../components/draft/form/part-sheet.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { Pick } from '../../../components/pick.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { type DishField, textOfDish } from '../../../state/catalogue/dish-text.ts';
import type { Dish } from '../../../state/catalogue/edited-menu.ts';
import styles from './dish.module.css';
import { useDishWords } from './use-dish-words.ts';

const longestName = 255;
const longestDescription = 2_000;
/** The rates of food, of meals and of alcohol, in per cent (MED-10). */
const rates = ['5.5', '10', '20'];

interface DishFieldsProps {
  dish: Dish;
  form: PartFields<DishField>;
}

export function DishFields({ dish, form }: DishFieldsProps) {
  const say = useMessage();
  const { field, values } = form;
  return (
    <>
      <Field
        {...field('value.item_name')}
        label={say('draft.field.name')}
        maxLength={longestName}
        autoComplete="off"
        aria-required
      />
      <TextArea
        {...field('value.item_description')}
        label={say('draft.field.description')}
        rows={3}
        maxLength={longestDescription}
        hint={say('catalogue.form.count', {
          count: values['value.item_description'].length,
          max: longestDescription,
        })}
      />
      <div className={styles.prices}>
        <PriceField name="value.item_price.price_pickup" dish={dish} form={form} />
        <PriceField name="value.item_price.price_delivery" dish={dish} form={form} />
      </div>
      <DishPicks dish={dish} form={form} />
    </>
  );
}

interface PriceFieldProps extends DishFieldsProps {
  name: DishField;
}

function PriceField({ name, dish: { change }, form: { field, values } }: PriceFieldProps) {
  const say = useMessage();
  const write = useDishWords();
  const label = name === 'value.item_price.price_pickup' ? 'draft.field.pickup' : 'draft.field.delivery';
  const published = change?.isPublished ? textOfDish(change.published)[name] : null;
  const isNew = published !== null && published !== values[name];
  const hint = values[name].trim() === '' ? say('catalogue.form.samePrice') : undefined;
  return (
    <Field
      {...field(name)}
      label={say(label)}
      inputMode="decimal"
      autoComplete="off"
      hint={isNew ? say('draft.form.published', { text: write(name, published) }) : hint}
    />
  );
}

function DishPicks({ dish, form: { set, values } }: DishFieldsProps) {
  const say = useMessage();
  const write = useDishWords();
  const own = dish.text['value.item_price.tax_rate'];
  return (
    <>
      <div className={styles.rates}>
        <Pick
          legend={say('draft.field.rate')}
          chosen={values['value.item_price.tax_rate']}
          onChoose={(rate) => set({ 'value.item_price.tax_rate': rate })}
          choices={[...rates, ...(rates.includes(own) ? [] : [own])].map((rate) => ({
            value: rate,
            label: write('value.item_price.tax_rate', rate),
          }))}
        />
      </div>
      {values['value.item_price.tax_rate'] !== own && (
        <p className={styles.quiet}>{say('catalogue.form.nextOrders')}</p>
      )}
      <Pick
        legend={say('draft.field.sale')}
        chosen={values['value.is_available']}
        onChoose={(answer) => set({ 'value.is_available': answer })}
        choices={['yes', 'no'].map((answer) => ({ value: answer, label: write('value.is_available', answer) }))}
      />
      <p className={styles.quiet}>{say('catalogue.form.tonight')}</p>
    </>
  );
}

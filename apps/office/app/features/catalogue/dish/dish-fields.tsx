import { readList, readObject, readText } from '@comptoir/contract';
import { normalizeText } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { Chips } from '../../../components/form/chips.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { Pick } from '../../../components/pick.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { listDishes } from '../../../state/catalogue/edited-menu.ts';
import { lines } from '../../../state/draft/field-kinds.ts';
import { WorkFields } from '../work/work-fields.tsx';
import { AllergenFields } from './allergen-fields.tsx';
import styles from './dish.module.css';
import type { DishFieldsProps } from './dish-fields-props.ts';
import { LawFields } from './law-fields.tsx';
import { OptionPicks } from './option-picks.tsx';
import { PhotoField } from './photo-field.tsx';
import { PriceFields } from './price-fields.tsx';

const longestName = 255;
const longestDescription = 2_000;

export function DishFields(props: DishFieldsProps) {
  const say = useMessage();
  const { field, values, set } = props.form;
  const categories = props.carte.menus.flatMap((menu) =>
    menu.categories.map(({ id, name }) => ({
      value: String(id),
      label: props.carte.menus.length > 1 ? `${name} · ${menu.name}` : name,
    })),
  );
  return (
    <>
      <Field
        {...field('value.item_name')}
        label={say('draft.field.name')}
        maxLength={longestName}
        autoComplete="off"
        aria-required
      />
      <SelectField
        name="value.category_id"
        label={say('draft.field.category')}
        choices={categories}
        chosen={values['value.category_id']}
        onChoose={(id) => set({ 'value.category_id': id })}
        error={field('value.category_id').error}
      />
      <TextArea
        {...field('value.item_description')}
        label={say('draft.field.description')}
        rows={3}
        maxLength={longestDescription}
        hint={say('catalogue.form.count', { count: values['value.item_description'].length, max: longestDescription })}
      />
      <PriceFields {...props} />
      <PhotoField {...props} />
      <AllergenFields {...props} />
      <Diets {...props} />
      <OptionPicks {...props} />
      <WorkFields carte={props.carte} form={props.form} usual={() => say('catalogue.work.asCategory')} />
      <LawFields {...props} />
      <Sale {...props} />
    </>
  );
}

/** The diets that some dish has, and those that the shop knows. */
function Diets({ carte, form: { field, values, set } }: DishFieldsProps) {
  const say = useMessage();
  const known = ['vegetarian', 'vegan', 'spicy', 'local'] as const;
  const others = listDishes(carte.menus).flatMap(({ part }) => readList(readObject(part.value).diets).map(readText));
  const own = lines(values['value.diets']);
  const names = [...new Set<string>([...known, ...others, ...own])];
  const labelOf = (name: string) => {
    const diet = known.find((one) => one === normalizeText(name));
    return diet ? say(`catalogue.diet.${diet}`) : name;
  };
  return (
    <Chips
      legend={say('draft.field.diets')}
      choices={names.map((name) => ({ value: name, label: labelOf(name) }))}
      chosen={own}
      error={field('value.diets').error}
      onChoose={(chosen) => set({ 'value.diets': chosen.join('\n') })}
    />
  );
}

function Sale({ form: { field, values, set } }: DishFieldsProps) {
  const say = useMessage();
  return (
    <>
      <div className={styles.short}>
        <Pick
          legend={say('draft.field.sale')}
          chosen={values['value.is_available']}
          onChoose={(answer) => set({ 'value.is_available': answer })}
          choices={[
            { value: 'yes', label: say('draft.onSale') },
            { value: 'no', label: say('draft.offSale') },
          ]}
        />
      </div>
      <p className={styles.quiet}>{say('catalogue.form.tonight')}</p>
      <Field
        {...field('value.item_score')}
        label={say('draft.field.score')}
        inputMode="numeric"
        autoComplete="off"
        hint={say('catalogue.form.scoreHint')}
      />
    </>
  );
}

import { alcoholKinds } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { alcoholWords } from '@comptoir/words';
import { Chips } from '../../../components/form/chips.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { readAlcohol } from '../../../state/catalogue/dish-form.ts';
import styles from './dish.module.css';
import type { DishFieldsProps } from './dish-fields-props.ts';
import { MeatRows } from './meat-rows.tsx';

/** What the law wants said: origin of meats, alcohol, « fait maison », withdrawal. Closed until one of them is declared. */
export function LawFields(props: DishFieldsProps) {
  const say = useMessage();
  const { field, values, set } = props.form;
  const marks = (['value.homemade', 'value.withdrawal'] as const).filter((name) => values[name] === 'yes');
  const isDeclared = marks.length > 0 || values['value.alcohol'] !== '' || values['value.meats'] !== '[]';
  return (
    <details className={styles.law} open={isDeclared || undefined}>
      <summary>{say('catalogue.law.title')}</summary>
      <div className={styles.rows}>
        <MeatRows {...props} />
        <Alcohol {...props} />
        <Chips
          legend={say('catalogue.law.marks')}
          choices={[
            { value: 'value.homemade', label: say('draft.field.homemade') },
            { value: 'value.withdrawal', label: say('draft.field.withdrawal') },
          ]}
          chosen={marks}
          error={field('value.homemade').error ?? field('value.withdrawal').error}
          onChoose={(chosen) =>
            set({
              'value.homemade': chosen.includes('value.homemade') ? 'yes' : 'no',
              'value.withdrawal': chosen.includes('value.withdrawal') ? 'yes' : 'no',
            })
          }
        />
      </div>
    </details>
  );
}

function Alcohol({ form: { field, values, set } }: DishFieldsProps) {
  const say = useMessage();
  const { kind, abv } = readAlcohol(values['value.alcohol']);
  const put = (next: string, degree: string) => set({ 'value.alcohol': next === '' ? '' : `${next} ${degree}` });
  return (
    <div className={styles.prices}>
      <SelectField
        name="alcohol-kind"
        label={say('draft.field.alcohol')}
        choices={[
          { value: '', label: say('catalogue.law.noAlcohol') },
          ...alcoholKinds.map((one) => ({ value: one, label: alcoholWords[one] })),
        ]}
        chosen={kind}
        onChoose={(chosen) => put(chosen, abv)}
      />
      {kind !== '' && (
        <Field
          name="value.alcohol"
          label={say('catalogue.law.abv')}
          inputMode="decimal"
          autoComplete="off"
          value={abv}
          onChange={({ target }) => put(kind, target.value.replace(/[^\d,.]/g, ''))}
          error={field('value.alcohol').error}
          onBlur={field('value.alcohol').onBlur}
        />
      )}
    </div>
  );
}

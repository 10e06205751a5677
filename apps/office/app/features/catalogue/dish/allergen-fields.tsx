import { allergens } from '@comptoir/domain';
import { allergenWords } from '@comptoir/words';
import { Consequence } from '../../../components/consequence.tsx';
import { Chips } from '../../../components/form/chips.tsx';
import { Pick } from '../../../components/pick.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { undeclared } from '../../../state/catalogue/dish-form.ts';
import { lines } from '../../../state/draft/field-kinds.ts';
import styles from './dish.module.css';
import type { DishFieldsProps } from './dish-fields-props.ts';

const choices = allergens.map((name) => ({ value: name, label: allergenWords[name] }));

/** "Without" is said for a dish only after its whole list was declared (MED-14). */
export function AllergenFields({ form: { field, values, set } }: DishFieldsProps) {
  const say = useMessage();
  const typed = values['value.allergens'];
  const isDeclared = typed !== undeclared;
  return (
    <>
      <div className={styles.short}>
        <Pick
          legend={say('catalogue.allergens.legend')}
          chosen={isDeclared ? 'yes' : 'no'}
          onChoose={(answer) =>
            set(answer === 'yes' ? { 'value.allergens': '' } : { 'value.allergens': undeclared, 'value.traces': '' })
          }
          choices={[
            { value: 'yes', label: say('catalogue.allergens.declared') },
            { value: 'no', label: say('catalogue.allergens.undeclared') },
          ]}
        />
      </div>
      {isDeclared ? (
        <>
          <Chips
            legend={say('catalogue.allergens.contains')}
            choices={choices}
            chosen={lines(typed)}
            error={field('value.allergens').error}
            onChoose={(chosen) => set({ 'value.allergens': chosen.join('\n') })}
          />
          <Chips
            legend={say('draft.field.traces')}
            choices={choices.filter(({ value }) => !lines(typed).includes(value))}
            chosen={lines(values['value.traces'])}
            error={field('value.traces').error}
            onChoose={(chosen) => set({ 'value.traces': chosen.join('\n') })}
          />
          <Consequence look="good">{say('catalogue.allergens.complete')}</Consequence>
        </>
      ) : (
        <Consequence look="bad">{say('catalogue.allergens.unknown')}</Consequence>
      )}
    </>
  );
}

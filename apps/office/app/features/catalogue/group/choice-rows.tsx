import { fieldStyles, Icon } from '@comptoir/ui';
import type { PartFields } from '../../../components/draft/form/part-sheet.tsx';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { type Choice, type OptionField, readChoices } from '../../../state/catalogue/option-form.ts';
import type { DishPost } from '../../../state/catalogue/work-field.ts';
import { lines } from '../../../state/draft/field-kinds.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { ChoiceRow } from './choice-row.tsx';
import styles from './group.module.css';

interface ChoiceRowsProps {
  form: PartFields<OptionField>;
  posts: readonly DishPost[];
}

/** The choices of a group: name, price, whether it is taken at first, and their order. */
export function ChoiceRows({ posts, form: { field, values, set } }: ChoiceRowsProps) {
  const say = useMessage();
  const { isBusy, failure, run } = useSending();
  const choices = readChoices(values['value.option_options']);
  const defaults = lines(values['value.default']);
  const { error } = field('value.option_options');
  const put = (next: Choice[]) =>
    set({
      'value.option_options': JSON.stringify(next),
      'value.default': defaults.filter((id) => next.some((choice) => String(choice.id) === id)).join('\n'),
    });
  const change = (id: number, part: Partial<Choice>) =>
    put(choices.map((choice) => (choice.id === id ? { ...choice, ...part } : choice)));
  const move = (place: number, step: -1 | 1) => {
    const next = [...choices];
    next.splice(place + step, 0, ...next.splice(place, 1));
    put(next);
  };
  const toggle = (id: string) =>
    set({
      'value.default': (defaults.includes(id) ? defaults.filter((one) => one !== id) : [...defaults, id]).join('\n'),
    });
  const add = () =>
    run(async () => {
      const { ids } = await editorCaller.takeIds(1);
      put([...choices, { id: ids[0] ?? 0, name: '', price: '0,00', work: {}, tax_rate: null }]);
    });
  return (
    <fieldset className={styles.rows}>
      <legend>{say('draft.field.choices')}</legend>
      {error && (
        <p role="alert" className={fieldStyles.error}>
          {error}
        </p>
      )}
      <ol className={styles.rows}>
        {choices.map((choice, place) => (
          <ChoiceRow
            key={choice.id}
            choice={choice}
            posts={posts}
            isDefault={defaults.includes(String(choice.id))}
            isFirst={place === 0}
            isLast={place === choices.length - 1}
            onChange={(part) => change(choice.id, part)}
            onToggle={() => toggle(String(choice.id))}
            onMove={(step) => move(place, step)}
            onRemove={() => put(choices.filter(({ id }) => id !== choice.id))}
          />
        ))}
      </ol>
      <FailureNote failure={failure} />
      <OfficeButton kind="outline" isForDesk isBusy={isBusy} onClick={add}>
        <Icon name="plus" />
        {say('catalogue.group.addChoice')}
      </OfficeButton>
    </fieldset>
  );
}

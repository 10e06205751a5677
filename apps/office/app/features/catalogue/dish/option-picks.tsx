import { Chips } from '../../../components/form/chips.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { lines } from '../../../state/draft/field-kinds.ts';
import type { DishFieldsProps } from './dish-fields-props.ts';

/** The groups of options that the dish has. New ones come after those that it had, in the order of its sheet. */
export function OptionPicks({ carte: { groups }, form: { field, values, set } }: DishFieldsProps) {
  const say = useMessage();
  if (groups.length === 0) return null;
  const own = lines(values['value.options']);
  const choose = (chosen: string[]) =>
    set({
      'value.options': [...own.filter((id) => chosen.includes(id)), ...chosen.filter((id) => !own.includes(id))].join(
        '\n',
      ),
    });
  return (
    <Chips
      legend={say('draft.field.options')}
      choices={groups.map(({ id, name, choices }) => ({
        value: String(id),
        label: say('catalogue.groupChip', { name, count: choices.length }),
      }))}
      chosen={own}
      error={field('value.options').error}
      onChoose={choose}
    />
  );
}

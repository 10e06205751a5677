import { type FilterChoice, listFilters, type MenuFilter } from '@comptoir/domain';
import { Icon } from '@comptoir/ui';
import { useMemo } from 'react';
import type { MessageId } from '../../messages/message-id.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  filter: MenuFilter;
  onChange: (filter: MenuFilter) => void;
}

const toggle = <Value,>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

/** The filters that have data in this menu (MNU-33). */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  const say = useMessage();
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const choices = useMemo(() => listFilters(menus), [menus]);
  if (choices.length === 0) return null;

  const chip = (choice: FilterChoice) => {
    const isDiet = 'diet' in choice;
    const isOn = isDiet ? filter.diets.includes(choice.diet) : filter.without.includes(choice.without);
    const id = (isDiet ? `menu.diet.${choice.diet}` : `menu.without.${choice.without}`) as MessageId;
    return (
      <button
        key={id}
        type="button"
        className={styles.chip}
        aria-pressed={isOn}
        data-testid="menu-filter"
        onClick={() =>
          onChange(
            isDiet
              ? { ...filter, diets: toggle(filter.diets, choice.diet) }
              : { ...filter, without: toggle(filter.without, choice.without) },
          )
        }
      >
        {isOn && <Icon name="check" />}
        {say(id)}
      </button>
    );
  };
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{say('menu.filters')}</legend>
      {choices.map(chip)}
    </fieldset>
  );
}

import { normalizeText } from '@comptoir/domain';
import { Icon, searchStyles } from '@comptoir/ui';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { StateBox } from '../../../components/state-box.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { type Carte, type DishCategory, listDishes } from '../../../state/catalogue/edited-menu.ts';
import { newGroup } from '../../../state/forms/new-part.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { GroupList } from '../group/group-list.tsx';
import styles from './carte.module.css';
import { CategoryDishes } from './category-dishes.tsx';
import { CategoryList } from './category-list.tsx';
import { useAdd } from './use-add.ts';

/** The dishes of the chosen category, or those of all categories whose name is searched. */
export function Dishes({ carte, onChanged }: { carte: Carte; onChanged: () => Promise<void> }) {
  const say = useMessage();
  const [asked, setAsked] = useState('');
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const { failure, add } = useAdd();
  const categories = carte.menus.flatMap((menu) => menu.categories);
  const chosen = categories.find(({ id }) => id === chosenId) ?? categories[0];
  const isSearching = normalizeText(asked) !== '';
  const shown = isSearching ? findDishes(categories, asked) : chosen ? [chosen] : [];
  const choose = (id: number) => {
    setAsked('');
    setChosenId(id);
  };
  return (
    <div className={styles.columns}>
      <CategoryList carte={carte} chosenId={isSearching ? null : (chosen?.id ?? null)} onChoose={choose} onAdd={add} />
      <div className={styles.dishes}>
        <label className={searchStyles.search}>
          <Icon name="search" />
          <input
            type="search"
            name="dish-search"
            aria-label={say('catalogue.search')}
            placeholder={say('catalogue.searchShort')}
            value={asked}
            onChange={({ target }) => setAsked(target.value)}
          />
        </label>
        <FailureNote failure={failure} />
        <p role="status" className="visually-hidden">
          {isSearching && say('catalogue.found', { count: shown.flatMap(({ dishes }) => dishes).length })}
        </p>
        {isSearching && shown.length === 0 && (
          <StateBox icon="circle-alert" title={say('catalogue.noneTitle')} text={say('catalogue.noneText')} />
        )}
        {!isSearching && shown.length === 0 && (
          <StateBox icon="chef-hat" title={say('catalogue.emptyTitle')} text={say('catalogue.emptyText')} />
        )}
        {shown.map((category) => (
          <CategoryDishes
            key={category.id}
            carte={carte}
            category={category}
            selected={selected}
            onSelect={setSelected}
            onAdd={add}
          />
        ))}
        <BulkBar
          carte={carte}
          dishes={listDishes(carte.menus).filter(({ id }) => selected.has(id))}
          onChanged={onChanged}
          onClear={() => setSelected(new Set())}
        />
        <GroupList groups={carte.groups} onAdd={() => add('option', newGroup())} />
      </div>
    </div>
  );
}

function findDishes(categories: readonly DishCategory[], asked: string): DishCategory[] {
  const wanted = normalizeText(asked);
  return categories
    .map((category) => ({
      ...category,
      dishes: category.dishes.filter(({ name }) => normalizeText(name).includes(wanted)),
    }))
    .filter(({ dishes }) => dishes.length > 0);
}

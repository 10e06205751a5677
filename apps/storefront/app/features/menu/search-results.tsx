import {
  buildSearchIndex,
  type FoundByChoice,
  indexItems,
  type MenuEntry,
  type MenuFilter,
  searchMenu,
} from '@comptoir/domain';
import { Button, EmptyState, Note, tintAt } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { type ReactNode, useMemo } from 'react';
import { findMessages } from '../../messages/french/menu/find.ts';
import { itemMessages } from '../../messages/french/menu/item.ts';
import { searchWords } from '../../messages/french/menu/search-words.ts';
import type { MessageId } from '../../messages/message-id.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';
import { Dish } from './dish/dish.tsx';
import dishListStyles from './dish-list.module.css';
import type { CategoryPlace } from './list-categories.ts';

interface SearchResultsProps {
  query: string;
  filter: MenuFilter;
  places: CategoryPlace[];
  productLink: (id: number) => string;
  onClear: () => void;
}

/** The note names the dishes if there are at most this many. */
const mostNamed = 6;

/** Groups dishes by the option that makes them fit the filter, such as a gluten-free dough. */
function groupByChoice(found: FoundByChoice[]): FoundByChoice[][] {
  const groups = new Map<string, FoundByChoice[]>();
  for (const one of found) {
    const key = [one.group.name, one.choice.name, one.choice.priceCents, one.hasTraces].join('|');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

function useFound(query: string, filter: MenuFilter) {
  const menus = useCatalogue((catalogue) => catalogue.menus);
  // The index is built once per menu and not at each key press.
  const index = useMemo(() => buildSearchIndex(menus, searchWords), [menus]);
  const entries = useMemo(() => indexItems(menus), [menus]);
  const found = searchMenu(index, query, filter);
  const isAsked = query.trim().length >= 2;
  // Without a search text, the dishes keep the order of the menu.
  const order = new Map([...entries.keys()].map((id, position) => [id, position]));
  const inOrder = isAsked
    ? found.items
    : found.items.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  return { ...found, items: inOrder, entries, isAsked };
}

interface DishesProps extends Pick<SearchResultsProps, 'places' | 'productLink'> {
  ids: number[];
  entries: ReadonlyMap<number, MenuEntry>;
}

function Dishes({ ids, entries, places, productLink }: DishesProps) {
  return (
    <div className={dishListStyles.dishes}>
      {ids
        .flatMap((id) => entries.get(id) ?? [])
        .map((entry) => (
          <Dish
            key={entry.item.id}
            entry={entry}
            tint={tintAt(places.find(({ category }) => category.id === entry.category.id)?.position ?? 0)}
            productLink={productLink(entry.item.id)}
            testId="search-result"
          />
        ))}
    </div>
  );
}

function AllergenNote({ traced, undeclared }: Record<'traced' | 'undeclared', { name: string }[]>) {
  const say = useMessage();
  return (
    <Note kind="warm" icon="info" className={dishListStyles.note}>
      <Text id="find.declared" />{' '}
      {traced.length > 0 && say('find.traced', { names: traced.map(({ name }) => name).join(', ') })}{' '}
      {undeclared.length > 0 &&
        (undeclared.length > mostNamed
          ? say('find.undeclaredMany', { count: undeclared.length })
          : say('find.undeclared', { names: undeclared.map(({ name }) => name).join(', ') }))}
    </Note>
  );
}

/** Dishes that fit the filter with one option. The heading contains the option's price. */
function ChoiceGroup({ group: [first], children }: { group: FoundByChoice[]; children: ReactNode }) {
  const say = useMessage();
  const format = useFormat();
  if (!first) return null;
  const { priceCents } = first.choice;
  const sign = priceCents > 0 ? 'more' : priceCents < 0 ? 'less' : 'none';
  return (
    <section className={dishListStyles.section}>
      <h3>
        {say('find.byChoice', {
          group: first.group.name,
          choice: first.choice.name,
          sign,
          amount: format.money(Math.abs(priceCents)),
          traces: String(first.hasTraces),
        })}
      </h3>
      {children}
    </section>
  );
}

function Results({ query, filter, places, productLink, onClear }: SearchResultsProps) {
  const say = useMessage();
  const { pictures } = useSite();
  const { items, byChoice, undeclared, traced, without, instead, entries, isAsked } = useFound(query, filter);
  const text = query.trim();
  const count = items.length + byChoice.length;

  if (count + undeclared.length + traced.length === 0)
    return (
      <EmptyState
        picture={pictures.noResult}
        title={<Text id={isAsked ? 'find.noneTitle' : 'find.noneFilteredTitle'} />}
        text={
          <span role="status">
            <Text id="find.none" /> <Text id="find.noneText" />
          </span>
        }
      >
        <Button kind="dark" isSmall onClick={onClear}>
          <Text id="find.clear" />
        </Button>
      </EmptyState>
    );

  const list = (ids: number[]) => <Dishes ids={ids} entries={entries} places={places} productLink={productLink} />;
  const heard = [
    ...(isAsked ? [say('find.typed', { query: text })] : []),
    ...filter.diets.map((diet) => say(`menu.diet.${diet}` as MessageId).toLowerCase()),
    // The sentence does not repeat words of the search text.
    ...without
      .map((allergen) => say('find.without', { allergen: say(`item.allergen.${allergen}`) }))
      .filter((words) => !text.toLowerCase().includes(words)),
  ].join(', ');
  return (
    <div className={dishListStyles.section}>
      <Text id="find.heading" as="h2" className="visually-hidden" />
      <p role="status">
        {instead
          ? say('find.instead', { query: text, instead, count })
          : say(isAsked ? 'find.found' : 'find.filtered', { count, heard })}
      </p>
      {without.length > 0 && <AllergenNote traced={traced} undeclared={undeclared} />}
      {list(items.map(({ id }) => id))}
      {groupByChoice(byChoice).map((group) => (
        <ChoiceGroup key={`${group[0]?.group.name} ${group[0]?.choice.name}`} group={group}>
          {list(group.map(({ item }) => item.id))}
        </ChoiceGroup>
      ))}
    </div>
  );
}

/** Shows at most ten results, best first (MNU-12 to MNU-17), or all dishes that pass the filters (MNU-32, MNU-33). */
export default function SearchResults(props: SearchResultsProps) {
  return (
    <AddedMessages add={{ find: findMessages, item: itemMessages }}>
      <Results {...props} />
    </AddedMessages>
  );
}

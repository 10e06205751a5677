import { indexItems, isOnSale, type Menu, normalizeText } from '@comptoir/domain';
import { Icon, searchStyles } from '@comptoir/ui';
import { useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { OfficeButton } from '../office-button.tsx';
import styles from './live-cart.module.css';

const mostFound = 6;

interface DishSearchProps {
  menus: Menu[];
  onAdd: (itemId: number) => void;
}

/** Finds dishes on sale by name and adds one to the cart. */
export function DishSearch({ menus, onAdd }: DishSearchProps) {
  const say = useMessage();
  const [asked, setAsked] = useState('');
  const wanted = normalizeText(asked);
  const dishes = [...indexItems(menus).values()].filter(({ menu, item }) => isOnSale(menu, item));
  const found = wanted === '' ? [] : dishes.filter(({ item }) => normalizeText(item.name).includes(wanted));
  return (
    <div className={styles.search}>
      <label className={searchStyles.search}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={say('sample.search')}
          placeholder={say('sample.search')}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
      </label>
      <p role="status" className="visually-hidden">
        {wanted !== '' && say('sample.found', { count: found.length })}
      </p>
      {wanted !== '' && found.length === 0 && <p className={styles.quiet}>{say('sample.none')}</p>}
      <div className={styles.found}>
        {found.slice(0, mostFound).map(({ item: { id, name } }) => (
          <OfficeButton
            key={id}
            kind="outline"
            isForDesk
            onClick={() => {
              setAsked('');
              onAdd(id);
            }}
          >
            <Icon name="plus" size="small" />
            {name}
          </OfficeButton>
        ))}
      </div>
    </div>
  );
}

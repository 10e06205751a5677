import { itemPriceCents, type MenuEntry, type Mode } from '@comptoir/domain';
import type { ReactNode } from 'react';
import { Money } from '../../messages/money.tsx';
import { Tile } from '../../ui/tile.tsx';
import { useTints } from './use-tints.ts';

interface SideDishProps {
  entry: MenuEntry;
  mode: Mode;
  /** The dish's name, or what its name leads to. */
  name: ReactNode;
  /** Lies on the picture. */
  action?: ReactNode;
}

/** A small card in a row of dishes that go with something. */
export function SideDish({ entry: { item, category }, mode, name, action }: SideDishProps) {
  const tintOf = useTints();
  return (
    <li className="card">
      <div className="pic">
        <Tile image={item.image} tint={tintOf(category.id)} />
        {action}
      </div>
      <h4>{name}</h4>
      <p className="price">
        <Money cents={itemPriceCents(item, mode)} />
      </p>
    </li>
  );
}

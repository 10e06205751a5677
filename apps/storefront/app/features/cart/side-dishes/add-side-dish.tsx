import { defaultOptions, type Item } from '@comptoir/domain';
import { cardStyles, classNames, Icon } from '@comptoir/ui';
import { useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useAddLine } from '../../../state/cart/use-add-line.ts';

/** One tap adds a unit and stays: how many were added here stands on it. */
export function AddSideDish({ item }: { item: Item }) {
  const say = useMessage();
  const addLine = useAddLine();
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      className={classNames(cardStyles.add, count > 0 && cardStyles.chosen)}
      aria-label={say('menu.addMore', { name: item.name, count })}
      onClick={() => {
        addLine(item, { options: defaultOptions(item), quantity: 1, note: '' });
        setCount(count + 1);
      }}
    >
      {count > 0 ? count : <Icon name="plus" />}
    </button>
  );
}

import { defaultOptions, type MenuEntry } from '@comptoir/domain';
import { cardStyles, classNames, Icon } from '@comptoir/ui';
import { useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useAddLine } from '../../../state/cart/use-add-line.ts';
import { useOrderable } from '../../../state/use-orderable.ts';

export function AddSideDish({ entry: { menu, item } }: { entry: MenuEntry }) {
  const say = useMessage();
  const addLine = useAddLine();
  const { wantedAt } = useOrderable();
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      className={classNames(cardStyles.add, count > 0 && cardStyles.chosen)}
      aria-label={say('menu.addMore', { name: item.name, count })}
      onClick={() => {
        addLine(item, { options: defaultOptions(item, wantedAt(menu)), quantity: 1, note: '' });
        setCount(count + 1);
      }}
    >
      {count > 0 ? count : <Icon name="plus" />}
    </button>
  );
}

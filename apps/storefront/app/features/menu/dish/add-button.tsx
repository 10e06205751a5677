import { defaultOptions, type MenuEntry } from '@comptoir/domain';
import { cardStyles, classNames, Icon } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useMessage } from '../../../messages/use-message.ts';
import { useCartStore } from '../../../state/cart/cart-store.ts';
import { useAddLine } from '../../../state/cart/use-add-line.ts';
import { useOrderable } from '../../../state/use-orderable.ts';

interface AddButtonProps {
  entry: MenuEntry;
  /** The URL of the item sheet, for dishes with required options. */
  productLink: string;
}

/** Adds a dish with one tap. A dish with required options opens its sheet instead. */
export function AddButton({ entry: { menu, item }, productLink }: AddButtonProps) {
  const say = useMessage();
  const addLine = useAddLine();
  const { wantedAt } = useOrderable();
  const count = useCartStore((cart) =>
    cart.lines.reduce((sum, line) => (line.itemId === item.id ? sum + line.quantity : sum), 0),
  );
  const className = classNames(cardStyles.add, count > 0 && cardStyles.chosen);
  const content = count > 0 ? count : <Icon name="plus" />;
  const { name } = item;

  if (item.options.some((group) => group.min > 0))
    return (
      <Link className={className} to={productLink} keepsScroll aria-label={say('menu.chooseOptions', { name, count })}>
        {content}
      </Link>
    );
  return (
    <button
      type="button"
      className={className}
      data-testid="add-to-cart"
      aria-label={say('menu.addMore', { name, count })}
      onClick={() => addLine(item, { options: defaultOptions(item, wantedAt(menu)), quantity: 1, note: '' })}
    >
      {content}
    </button>
  );
}

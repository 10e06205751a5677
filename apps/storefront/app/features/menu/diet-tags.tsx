import type { Item } from '@comptoir/domain';
import type { MessageId } from '../../messages/message-id.ts';
import { useMessage } from '../../messages/use-message.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

const tags: Record<string, { id: MessageId; icon?: IconName; className: string }> = {
  vegan: { id: 'menu.diet.vegan', icon: 'leaf', className: 'bdg bdg-g' },
  vegetarian: { id: 'menu.diet.vegetarian', icon: 'leaf', className: 'bdg bdg-g' },
  spicy: { id: 'menu.diet.spicy', icon: 'flame', className: 'bdg bdg-n' },
  local: { id: 'menu.diet.local', className: 'bdg bdg-n' },
};

/** What the restaurant says of a dish; vegan says vegetarian already. Unknown words are left out. */
export function DietTags({ item }: { item: Item }) {
  const say = useMessage();
  const diets = item.diets.includes('vegan') ? item.diets.filter((diet) => diet !== 'vegetarian') : item.diets;
  return diets.map((diet) => {
    const tag = tags[diet];
    if (!tag) return null;
    return (
      <span key={diet} className={tag.className}>
        {tag.icon && <Icon name={tag.icon} />}
        {say(tag.id)}
      </span>
    );
  });
}

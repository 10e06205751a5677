import type { Item } from '@comptoir/domain';
import { type BadgeKind, badgeClass, Icon, type IconName } from '@comptoir/ui';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';

const tags: Record<string, { id: MessageId; icon?: IconName; kind: BadgeKind }> = {
  vegan: { id: 'menu.diet.vegan', icon: 'leaf', kind: 'green' },
  vegetarian: { id: 'menu.diet.vegetarian', icon: 'leaf', kind: 'green' },
  spicy: { id: 'menu.diet.spicy', icon: 'flame', kind: 'neutral' },
  local: { id: 'menu.diet.local', kind: 'neutral' },
};

/** Vegan includes vegetarian, so only "vegan" is shown. Unknown diets are left out. */
export function DietTags({ item }: { item: Item }) {
  const say = useMessage();
  const diets = item.diets.includes('vegan') ? item.diets.filter((diet) => diet !== 'vegetarian') : item.diets;
  return diets.map((diet) => {
    const tag = tags[diet];
    if (!tag) return null;
    return (
      <span key={diet} className={badgeClass(tag.kind)}>
        {tag.icon && <Icon name={tag.icon} />}
        {say(tag.id)}
      </span>
    );
  });
}

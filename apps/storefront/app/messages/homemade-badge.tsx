import { badgeClass, Icon } from '@comptoir/ui';
import { Text } from './text.ts';

/** Says that the restaurant makes a dish from raw products (LAW-12). */
export function HomemadeBadge() {
  return (
    <span className={badgeClass('ink')} data-testid="homemade">
      <Icon name="chef-hat" />
      <Text id="menu.homemade" />
    </span>
  );
}

import { badgeClass } from '@comptoir/ui';
import { Text } from './text.ts';

/** Says that the restaurant makes a dish from raw products (LAW-12). */
export function HomemadeBadge() {
  return <Text id="menu.homemade" className={badgeClass('ink')} data-testid="homemade" />;
}

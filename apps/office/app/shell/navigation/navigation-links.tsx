import { Link } from '@comptoir/web-app/navigation';
import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { type LinkedScreen, useLinkedPath } from './use-open-screens.ts';

export function NavigationLinks({ screens }: { screens: LinkedScreen[] }) {
  const say = useMessage();
  const path = useLinkedPath();
  return screens.map((screen) => (
    <Link key={screen.path} to={screen.path} aria-current={path.startsWith(screen.path) ? 'page' : undefined}>
      <Glyph name={screen.icon} />
      {say(`shell.pages.${screen.title}`)}
    </Link>
  ));
}

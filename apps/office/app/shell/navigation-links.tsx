import { Link } from '@comptoir/web-app/navigation';
import { Glyph } from '../icons/glyph.tsx';
import { useMessage } from '../messages/use-message.ts';
import { usePath } from '../platform/navigation/navigation.ts';
import { mayOpen } from '../screens/may-open.ts';
import { screens } from '../screens/screens.ts';
import { useSession } from '../state/session/session-store.ts';

/** The links to all pages that the user may open (OFC-05, ROL-20). */
export function NavigationLinks() {
  const say = useMessage();
  const path = usePath();
  const session = useSession();
  return screens.map((screen) => {
    if (!screen.icon || !session || !mayOpen(session, screen)) return null;
    return (
      <Link key={screen.path} to={screen.path} aria-current={path.startsWith(screen.path) ? 'page' : undefined}>
        <Glyph name={screen.icon} />
        {say(`shell.pages.${screen.title}`)}
      </Link>
    );
  });
}

import { Link } from '@comptoir/web-app/navigation';
import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useSession } from '../../state/session/session-store.ts';

/** From the board a day is closed within three taps (HRS-06): the menu, this link, and the day. */
export function CloseDayLink() {
  const say = useMessage();
  const session = useSession();
  if (!session?.permissions.includes('catalogue')) return null;
  return (
    <Link to="/office/horaires?fermer">
      <Glyph name="calendar-off" />
      {say('shell.closeDay')}
    </Link>
  );
}

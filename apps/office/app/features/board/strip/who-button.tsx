import { Icon } from '@comptoir/ui';
import { useNow } from '@comptoir/web-app/clock';
import { useEffect } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { askWho } from '../../../state/question/questions.ts';
import { readSession } from '../../../state/session/read-session.ts';
import { useSession } from '../../../state/session/session-store.ts';

/** Names the person who acts on a tablet that asks for it, and lets them finish (ROL-09). */
export function WhoButton() {
  const say = useMessage();
  const session = useSession();
  const acting = session?.acting ?? null;
  const isOver = useNow((now) => acting !== null && now.epochMilliseconds >= acting.until.epochMilliseconds);
  // Each action moves the end, which the server knows.
  useEffect(() => {
    if (isOver) void readSession();
  }, [isOver]);
  if (!session?.asksWho) return null;
  return (
    <OfficeButton kind="plain" onClick={() => void askWho()} data-testid="who">
      <Icon name="user" />
      {acting && !isOver ? acting.name : say('board.strip.who')}
    </OfficeButton>
  );
}

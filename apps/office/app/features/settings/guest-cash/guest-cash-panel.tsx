import { Skeleton } from '@comptoir/ui';
import { FailedBox } from '../../../components/failed-box.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { officeCaller } from '../../../state/session/office-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import { GuestCashChoice } from './guest-cash-choice.tsx';

/** Users without the permission do not see the panel (OFC-29). */
export function GuestCashPanel() {
  const say = useMessage();
  const session = useSession();
  if (!session?.permissions.includes('guest-cash')) return null;
  return (
    <Panel title={say('settings.guestCash.legend')}>
      <GuestCashNow />
    </Panel>
  );
}

function GuestCashNow() {
  const { answer, ask } = useAnswer(officeCaller.guestCash);
  if (answer.kind === 'loading') return <Skeleton height="12rem" radius="1rem" />;
  if (answer.kind === 'failed') return <FailedBox error={answer.error} onRetry={() => void ask()} />;
  return <GuestCashChoice current={answer.value} />;
}

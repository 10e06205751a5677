import { Skeleton } from '@comptoir/ui';
import { FailedBox } from '../../components/failed-box.tsx';
import { Panel } from '../../components/panel.tsx';
import { ReceptionChoice } from '../../components/reception/reception-choice.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { useSession } from '../../state/session/session-store.ts';

/** Users without the permission do not see the panel (BRD-59). */
export function ReceptionPanel() {
  const say = useMessage();
  const session = useSession();
  if (!session?.permissions.includes('reception')) return null;
  return (
    <Panel title={say('reception.legend')}>
      <Reception />
    </Panel>
  );
}

function Reception() {
  const { answer, ask } = useAnswer(officeCaller.board);
  if (answer.kind === 'loading') return <Skeleton height="12rem" radius="1rem" />;
  if (answer.kind === 'failed') return <FailedBox error={answer.error} onRetry={() => void ask()} />;
  return <ReceptionChoice current={answer.value.service.reception} />;
}

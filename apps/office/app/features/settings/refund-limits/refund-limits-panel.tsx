import { Answered } from '../../../components/answered.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import { RefundLimitsForm } from './refund-limits-form.tsx';

/** Users without the permission do not see the panel (REP-26). */
export function RefundLimitsPanel() {
  const say = useMessage();
  const session = useSession();
  if (!session?.permissions.includes('refund-above-limit')) return null;
  return (
    <Panel title={say('settings.refundLimits.title')}>
      <LimitsToChoose />
    </Panel>
  );
}

function LimitsToChoose() {
  const { answer, ask } = useAnswer(editorCaller.refundLimits);
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="4.5rem">
      {(limits) => <RefundLimitsForm current={limits} />}
    </Answered>
  );
}

import { Answered } from '../../../components/answered.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import { KitchenForm } from './kitchen-form.tsx';

/** Users without the permission do not see the panel (HRS-10). */
export function KitchenPanel() {
  const say = useMessage();
  const session = useSession();
  if (!session?.permissions.includes('reception')) return null;
  return (
    <Panel title={say('settings.kitchen.title')}>
      <Kitchen />
    </Panel>
  );
}

function Kitchen() {
  const { answer, ask } = useAnswer(editorCaller.kitchenSettings);
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="4.5rem">
      {(kitchen) => <KitchenForm current={kitchen} />}
    </Answered>
  );
}

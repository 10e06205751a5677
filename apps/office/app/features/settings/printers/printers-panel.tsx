import { Answered } from '../../../components/answered.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import { PrintersForm } from './printers-form.tsx';

/** Users without the permission do not see the panel (TCK-17). */
export function PrintersPanel() {
  const say = useMessage();
  const session = useSession();
  if (!session?.permissions.includes('reception')) return null;
  return (
    <Panel title={say('settings.printers.title')} part="setting/office.printers">
      <Printers />
    </Panel>
  );
}

function Printers() {
  const { answer, ask } = useAnswer(editorCaller.printerSettings);
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="4.5rem">
      {(current) => <PrintersForm current={current} />}
    </Answered>
  );
}

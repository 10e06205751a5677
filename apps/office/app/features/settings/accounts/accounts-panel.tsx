import { Answered } from '../../../components/answered.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import { AccountsForm } from './accounts-form.tsx';

/** Users without the permission do not see the panel (REP-09). */
export function AccountsPanel() {
  const say = useMessage();
  const session = useSession();
  if (!session?.permissions.includes('reports')) return null;
  return (
    <Panel title={say('settings.accounts.title')}>
      <AccountsToChoose />
    </Panel>
  );
}

function AccountsToChoose() {
  const { answer, ask } = useAnswer(editorCaller.accounts);
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="4.5rem">
      {(accounts) => <AccountsForm current={accounts} />}
    </Answered>
  );
}

import { Answered } from '../../../components/answered.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import { SellerForm } from './seller-form.tsx';

/** Who sells, which an owner says (LAW-56). */
export function SellerPanel() {
  const say = useMessage();
  const session = useSession();
  if (!session?.permissions.includes('keep-books')) return null;
  return (
    <Panel title={say('settings.seller.title')}>
      <SellerToChange />
    </Panel>
  );
}

function SellerToChange() {
  const { answer, ask } = useAnswer(editorCaller.seller);
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="9rem">
      {(known) => <SellerForm current={known} />}
    </Answered>
  );
}

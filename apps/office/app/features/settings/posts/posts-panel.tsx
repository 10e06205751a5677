import { Answered } from '../../../components/answered.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import { PostsForm } from './posts-form.tsx';

/** Users without the permission do not see the panel. A finding of the rehearsal leads to it (CAP-12). */
export function PostsPanel() {
  const say = useMessage();
  const session = useSession();
  if (!session?.permissions.includes('reception')) return null;
  return (
    <Panel title={say('settings.posts.title')} part="setting/kitchen.posts">
      <Posts />
    </Panel>
  );
}

function Posts() {
  const { answer, ask } = useAnswer(editorCaller.postSettings);
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="4.5rem">
      {(posts) => <PostsForm current={posts} />}
    </Answered>
  );
}

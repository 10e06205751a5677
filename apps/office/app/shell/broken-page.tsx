import { Button } from '@comptoir/ui';
import { reloadPage } from '@comptoir/web-app/base';
import { useMessage } from '../messages/use-message.ts';
import { MessagePage } from './message-page.tsx';

/** The page in place of a screen that failed, or whose code can't be fetched. */
export function BrokenPage() {
  const say = useMessage();
  return (
    <MessagePage title={say('state.brokenTitle')} text={say('state.broken')}>
      <Button kind="dark" onClick={reloadPage}>
        {say('state.retry')}
      </Button>
    </MessagePage>
  );
}

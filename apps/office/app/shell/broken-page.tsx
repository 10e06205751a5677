import { Button } from '@comptoir/ui';
import { reloadPage } from '@comptoir/web-app/base';
import { useMessage } from '../messages/use-message.ts';
import { MessagePage } from './message-page.tsx';

/** Replaces a screen that failed or whose code could not be loaded. */
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

import { buttonClass } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useMessage } from '../messages/use-message.ts';
import { firstPath } from '../screens/screens.ts';
import { MessagePage } from './message-page.tsx';

export function MissingPage() {
  const say = useMessage();
  return (
    <MessagePage title={say('state.missingTitle')} text={say('state.missing')}>
      <Link to={firstPath} className={buttonClass('dark')}>
        {say('state.board')}
      </Link>
    </MessagePage>
  );
}

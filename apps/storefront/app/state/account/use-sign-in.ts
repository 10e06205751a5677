import type { Session } from '@comptoir/contract';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { usePath } from '../page/use-path.ts';
import { openSession } from './change-session.ts';
import { takeReturnPath } from './return-path.ts';

/** Stores the session, then goes home or back to the page that opened login (RTE-02). */
export function useSignIn(): (session: Session) => void {
  const { go } = useNavigation();
  const home = usePath()('/');
  return (session) => {
    openSession(session);
    go(takeReturnPath() ?? home, { isReplacing: true });
  };
}

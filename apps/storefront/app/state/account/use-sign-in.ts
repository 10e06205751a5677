import type { Session } from '@comptoir/contract';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { usePath } from '../page/use-path.ts';
import { openSession } from './change-session.ts';
import { takeReturnPath } from './return-path.ts';

/** Signs in and leads home, or back to where login was opened from (RTE-02). */
export function useSignIn(): (session: Session) => void {
  const { go } = useNavigation();
  const home = usePath()('/');
  return (session) => {
    openSession(session);
    go(takeReturnPath() ?? home, { isReplacing: true });
  };
}

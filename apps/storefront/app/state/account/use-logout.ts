import { useNavigation } from '../../platform/navigation/navigation.ts';
import { forgetOrders } from '../order/orders-under-way.ts';
import { usePath } from '../page/use-path.ts';
import { currentSession } from './change-session.ts';
import { endSession } from './session-store.ts';
import { useAccount } from './use-account.ts';

/** Signs out in every tab and goes home, without waiting for the server's response (AUT-11). */
export function useLogout(): () => void {
  const { caller } = useAccount();
  const { go } = useNavigation();
  const home = usePath()('/');
  return () => {
    const session = currentSession();
    if (session) caller.logout(session).catch((error: unknown) => console.warn('The session ended here only.', error));
    endSession();
    forgetOrders();
    go(home);
  };
}

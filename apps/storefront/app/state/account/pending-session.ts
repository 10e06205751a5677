import { sessionFromWire } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';

/** The answer to signing up in this tab. It is no session: with the code it proves who made the account (DEC-19). */
export const pendingSession = storedValue('session', 'auth-pending-session', sessionFromWire);

import { sessionFromWire } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';

/** The sign-up's response. It is not a session yet: with the code it proves the ownership of the account (DEC-19). */
export const pendingSession = storedValue('session', 'auth-pending-session', sessionFromWire);

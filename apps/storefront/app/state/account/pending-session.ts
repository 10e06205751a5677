import { sessionFromWire } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';

/** The response of the sign-up. It becomes a session only when the user enters the emailed code (DEC-19). */
export const pendingSession = storedValue('session', 'auth-pending-session', sessionFromWire);

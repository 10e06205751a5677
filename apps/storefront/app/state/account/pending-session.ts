import { sessionFromWire } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';

/** What signing up in this tab was answered with: it signs nobody in, and shows with the code who made the account (DEC-19). */
export const pendingSession = storedValue('session', 'auth-pending-session', sessionFromWire);

import { storedValue } from '@comptoir/web-app/base';

const mostCharacters = 254;

/** The email address that signed up in this tab and is not verified yet (RTE-16). */
export const pendingEmail = storedValue('session', 'auth-pending-email', (value) =>
  typeof value === 'string' && value.includes('@') && value.length <= mostCharacters ? value : null,
);
